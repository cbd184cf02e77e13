import 'server-only';
import { headers } from 'next/headers';
import { GetPaymentGateDocument } from '#gql/graphql.ts';
import { addressWithReason, isCartPageFailure, type CartAddress } from '#features/cart/cart-page-message.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { stepBeforePayment, type EarlierStep } from '../payment-gate.ts';

/**
 * BH-02 on the server: reads the bag as the shopper. When the graph does not answer the page is shown, and reports
 * the error in the browser. A lost bag is reported to the bag page (ER-02).
 */
export async function earlierStep(): Promise<EarlierStep | CartAddress | undefined> {
  const request = await headers();
  try {
    const { cart, user } = await queryAsShopper(request, GetPaymentGateDocument, {});
    return stepBeforePayment(cart, user);
  } catch (error) {
    const code = error instanceof GraphClientError ? error.code : undefined;
    return isCartPageFailure(code) ? addressWithReason(code) : undefined;
  }
}
