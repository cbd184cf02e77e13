import type { Logger } from '@loupe/telemetry/logger';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { authorisationAnswer, logUnanswered } from './authorise.ts';
import type { Transport } from './transport.ts';
import { vendorAddress, vendorAmount } from './vendor-order.ts';

type Order = Parameters<TenderProvider['authorise']>[0];

interface Dependencies {
  readonly transport: Transport;
  readonly logger: Logger;
  /** Names the format of the token: the vendor's own examples and its plugin differ. */
  readonly descriptor: string;
}

/** The vendor's number of Apple Pay. */
export const APPLE_PAY = '001';

/**
 * POST /pts/v2/payments with capture off, by the token of the shopper's device: the vendor decrypts it, so that we pass on the text
 * that the page was given. Sent once.
 */
export async function authoriseApplePay(
  order: Order,
  timeoutMs: number,
  { transport, logger, descriptor }: Dependencies,
): Promise<AuthorisationAnswer> {
  const { details, reference, merchantTransactionId } = order;
  const token = 'token' in details ? details.token : undefined;
  if (token === undefined) throw new Error('An Apple Pay tender has no token.');
  const reply = await transport.call({
    method: 'POST',
    path: '/pts/v2/payments',
    timeoutMs,
    body: {
      clientReferenceInformation: { code: reference, transactionId: merchantTransactionId },
      processingInformation: { capture: false, commerceIndicator: 'internet', paymentSolution: APPLE_PAY },
      paymentInformation: {
        fluidData: {
          value: Buffer.from(token).toString('base64'),
          descriptor: Buffer.from(descriptor).toString('base64'),
          encoding: 'Base64',
        },
      },
      orderInformation: { amountDetails: vendorAmount(order.amount), billTo: vendorAddress(order.billTo) },
    },
  });
  const answer = authorisationAnswer(reply);
  logUnanswered(answer, reply, merchantTransactionId, logger);
  return answer;
}
