import { InitiateCardPaymentDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { PaymentResult } from '../../payment-result.ts';
import { sendPayment, type SendPorts } from '../../send-payment.ts';
import { browserReport } from './browser-report.ts';

/**
 * Pays by card.
 * @param payment minor units, as the shopper saw them: the total before gift cards, and what the card pays
 */
export function payByCard(
  payment: {
    transientToken: string;
    expectedTotal: number;
    expectedCardAmount: number;
    /** The shopper was shown the sentence about the stored card. */
    agreesToStoredCard: boolean;
  },
  ports: SendPorts,
): Promise<PaymentResult> {
  const browser = browserReport(new Date());
  return sendPayment(async (once) => {
    const input = { ...payment, browser, ...once };
    return (await callGraph(InitiateCardPaymentDocument, { input })).initiateCardPayment;
  }, ports);
}
