import type { Logger } from '@loupe/telemetry/logger';
import type { RenewalAnswer, RenewalOrder } from '../../use-cases/ports/tender-provider.ts';
import { authorisationAnswer, logUnanswered } from './authorise.ts';
import { merchantInitiated } from './stored-credential.ts';
import type { Transport } from './transport.ts';
import { vendorAmount } from './vendor-order.ts';

/**
 * POST /pts/v2/payments again, by the merchant: the vendor renews no authorisation, it makes another one with the token of the card
 * and the network's id of the first one. Sent once.
 */
export async function renew(
  { amount, reference, merchantTransactionId, storedCard }: RenewalOrder,
  timeoutMs: number,
  { transport, logger }: { readonly transport: Transport; readonly logger: Logger },
): Promise<RenewalAnswer> {
  if (storedCard === undefined) throw new Error(`${reference} has no stored card.`);
  const reply = await transport.call({
    method: 'POST',
    path: '/pts/v2/payments',
    timeoutMs,
    body: {
      clientReferenceInformation: { code: reference, transactionId: merchantTransactionId },
      processingInformation: {
        capture: false,
        commerceIndicator: 'internet',
        ...merchantInitiated(storedCard, amount),
      },
      paymentInformation: { paymentInstrument: { id: storedCard.token } },
      orderInformation: { amountDetails: vendorAmount(amount) },
    },
  });
  const answer = authorisationAnswer(reply);
  logUnanswered(answer, reply, merchantTransactionId, logger);
  return answer;
}
