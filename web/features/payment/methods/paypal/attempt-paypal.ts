import { CreatePayPalOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import {
  closeProviderWindow,
  openProviderWindow,
  openWindow,
} from '../../actions/redirect/provider-window.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import type { Attempt } from '../payment-method.ts';

/** One payment by PayPal, up to its page, where it is approved; the billing address is saved before. */
export async function attemptPayPal({
  context,
  saveBilling,
  expectedTotal,
  expectedRest,
  ...ports
}: Attempt): Promise<PaymentOutcome> {
  // Before anything is awaited: a window that opens later is blocked.
  openProviderWindow();
  const refused = await saveBillingOutcome(saveBilling, context);
  if (refused !== undefined) return led(refused);
  const result = await sendPayment(async (once) => {
    const input = { expectedTotal, expectedRest, ...once };
    return (await callGraph(CreatePayPalOrderDocument, { input })).createPayPalOrder;
  }, ports);
  return led(outcomeOf(result, context));
}

/** The window goes to the page where the payment is approved, or away. */
function led(outcome: PaymentOutcome): PaymentOutcome {
  const opened = openWindow();
  if (outcome.kind === 'action' && outcome.action.kind === 'redirect' && opened !== undefined)
    opened.location.href = outcome.action.url;
  else closeProviderWindow();
  return outcome;
}
