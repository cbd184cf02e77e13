import { PlaceApplePayOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import type { Attempt } from '../payment-method.ts';
import { shopName } from './apple-pay-session.ts';
import { openSheet, type Sheet } from './apple-pay-sheet.ts';
import { LEFT, UNREACHABLE } from './applepay-refusals.ts';
import { merchantSession } from './merchant-session.ts';

/** One payment in the sheet, for what gift cards leave; the billing address is saved while it is open. */
export async function attemptApplePay(attempt: Attempt): Promise<PaymentOutcome> {
  let sheet: Sheet;
  try {
    sheet = openSheet({ minorUnits: attempt.expectedRest, label: shopName() }, merchantSession);
  } catch {
    return { kind: 'refused', refusal: UNREACHABLE };
  }
  const refused = await saveBillingOutcome(attempt.saveBilling, attempt.context);
  if (refused !== undefined) {
    sheet.abort();
    return refused;
  }
  return payIn(sheet, attempt);
}

async function payIn(
  sheet: Sheet,
  { context, expectedTotal, expectedRest, saveBilling: _, ...ports }: Attempt,
): Promise<PaymentOutcome> {
  let paymentData: string | undefined;
  try {
    paymentData = await sheet.authorised;
  } catch {
    return { kind: 'refused', refusal: UNREACHABLE };
  }
  if (paymentData === undefined) return { kind: 'refused', refusal: LEFT };
  const given = { expectedTotal, expectedRest, paymentData };
  const result = await sendPayment(
    async (once) =>
      (await callGraph(PlaceApplePayOrderDocument, { input: { ...given, ...once } })).placeApplePayOrder,
    ports,
  );
  sheet.end(result.__typename === 'OrderPlaced');
  return outcomeOf(result, context);
}
