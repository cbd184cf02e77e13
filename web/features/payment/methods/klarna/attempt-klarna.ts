import { CreateKlarnaSessionDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import type { Attempt } from '../payment-method.ts';

/** One payment by Klarna, up to its widget, in which it is agreed to; the billing address is saved before. */
export async function attemptKlarna({
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
    return (await callGraph(CreateKlarnaSessionDocument, { input })).createKlarnaSession;
  }, ports);
  return outcomeOf(result, context);
}
