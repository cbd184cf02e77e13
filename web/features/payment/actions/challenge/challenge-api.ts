import { keepCart } from '#features/cart/cart-of-page.ts';
import { AbandonCardPaymentDocument, ValidateCardPaymentDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../answered.ts';
import type { PaymentResult } from '../../payment-result.ts';

/** Validates a challenge once. */
export function validatePayment(placementId: string): Promise<PaymentResult> {
  return answered(
    async () =>
      (await callGraph(ValidateCardPaymentDocument, { input: { placementId } })).validateCardPayment,
  );
}

/** Abandons a challenged payment; resolves to `Cart` when the bag is free again. */
export function abandonPayment(
  placementId: string,
): Promise<PaymentResult | { readonly __typename: 'Cart' }> {
  return answered(async () => {
    const answer = (await callGraph(AbandonCardPaymentDocument, { input: { placementId } }))
      .abandonCardPayment;
    if (answer.__typename === 'Cart') keepCart(answer);
    return answer;
  });
}
