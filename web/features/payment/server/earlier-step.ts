import 'server-only';
import { GetPaymentGateDocument } from '#gql/graphql.ts';
import { addressWithReason, isCartPageFailure, type CartAddress } from '#features/cart/cart-page-message.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { stepBeforePayment, type EarlierStep } from '../payment-gate.ts';
import { PAYMENT_PATH, placementIn } from '../placement-address.ts';

/**
 * BH-02 for a request of the payment page, from the bag read as the shopper: by the response itself, because a page streams and
 * can only redirect by script. An open payment may already have become an order, and its bag deleted: its page checks it. When the graph does not answer the page is shown, and reports
 * the error in the browser. A lost bag is reported to the bag page (ER-02).
 */
export async function earlierStep(
  { pathname, search }: URL,
  request: Headers,
): Promise<EarlierStep | CartAddress | undefined> {
  if (pathname !== PAYMENT_PATH || placementIn(search) !== undefined) return undefined;
  try {
    const { cart, user } = await queryAsShopper(request, GetPaymentGateDocument, {});
    return stepBeforePayment(cart, user);
  } catch (error) {
    const code = error instanceof GraphClientError ? error.code : undefined;
    return isCartPageFailure(code) ? addressWithReason(code) : undefined;
  }
}
