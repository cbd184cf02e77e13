import { CreatePayPalOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import type { Attempt } from '../payment-method.ts';

/** One payment by PayPal, up to the page where it is approved; the billing address is saved before. */
export async function attemptPayPal({
  context,
  saveBilling,
  expectedTotal,
  expectedRest,
  ...ports
}: Attempt): Promise<PaymentOutcome> {
  const refused = await saveBillingOutcome(saveBilling, context);
  if (refused !== undefined) return refused;
  const result = await sendPayment(async (once) => {
    const input = { expectedTotal, expectedRest, ...once };
    return (await callGraph(CreatePayPalOrderDocument, { input })).createPayPalOrder;
  }, ports);
  return outcomeOf(result, context);
}
