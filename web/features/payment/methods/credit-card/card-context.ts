import {
  CybsGetCaptureContextDocument,
  GetPaymentCartDocument,
  type CardFieldsFragment,
} from '#gql/graphql.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { answerAbout } from '#features/cart/answer-about.ts';
import { callGraph } from '#lib/graph-call.ts';

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

type PaymentCart = { cart: { id: string; cardFields?: CardFieldsFragment | null } };

type Ports = {
  /** A new context. */
  ask: (cartId: string) => Promise<CardFieldsFragment>;
  /** Milliseconds. */
  now: () => number;
};

/** A context ends after 15 minutes, within which the card has to be typed. */
const YOUNG_MS = 60_000;

/** Contexts for card fields: the first is the one that comes with the bag of the payment page. */
export function cardContexts({ ask, now }: Ports) {
  let coming: Promise<(PaymentCart['cart'] & { at: number }) | undefined> | undefined;
  return {
    /** @param asked the page's read of its bag */
    bring(asked: Promise<PaymentCart>): void {
      coming = asked.then(
        ({ cart }) => ({ ...cart, at: now() }),
        () => undefined,
      );
    },

    /** A context is for one opening of the fields. */
    async take(cartId: string): Promise<CardFieldsFragment> {
      const awaited = coming;
      coming = undefined;
      const brought = await awaited;
      const isUsable = brought?.id === cartId && now() - brought.at < YOUNG_MS;
      return (isUsable ? brought.cardFields : null) ?? ask(cartId);
    },
  };
}
