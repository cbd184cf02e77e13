import { CybsGetCaptureContextDocument, GetPaymentCartDocument } from '#gql/graphql.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { answerAbout } from '#features/cart/answer-about.ts';
import { callGraph } from '#lib/graph-call.ts';
import { cardContexts } from './card-contexts.ts';

const contexts = cardContexts({
  ask: async (cartId) => (await callGraph(CybsGetCaptureContextDocument, { cartId })).cybsGetCaptureContext,
  now: () => performance.now(),
});

/** Reads the bag for the payment page, and with it the context of its card fields where it is to be paid by card. */
export function readPaymentCart(): void {
  const asked = callGraph(GetPaymentCartDocument, {});
  contexts.bring(asked);
  void cartStore.refresh(() => answerAbout(asked));
}

/** A context for the card fields of a bag. */
export const cardContext = contexts.take;
