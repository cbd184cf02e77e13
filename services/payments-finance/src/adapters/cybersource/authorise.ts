import type { Logger } from '@loupe/telemetry/logger';
import type { AuthorisationAnswer, StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import { declineReasonOf, refusedCardReason } from './decline-reasons.ts';
import { paymentReply, readReply, refusalReply } from './replies.ts';
import type { PaymentReply } from './replies.ts';
import type { Transport } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { STORES_CARD } from './stored-credential.ts';
import { vendorAddress, vendorAmount } from './vendor-order.ts';

type Order = Parameters<CardProvider['authorise']>[0];

const QUALITIES = {
  AUTHORIZED: 'plain',
  PARTIAL_AUTHORIZED: 'partial',
  AUTHORIZED_PENDING_REVIEW: 'pending-review',
  PENDING_REVIEW: 'pending-review',
  AUTHORIZED_RISK_DECLINED: 'risk-declined',
} as const;

const NOT_AUTHENTICATED = 'internet';
const LOW_VALUE = { strongAuthentication: { lowValueExemptionIndicator: '1' } };
/** The issuer's soft decline: the status of some replies and the reason of others. */
const SOFT_DECLINE = 'CUSTOMER_AUTHENTICATION_REQUIRED';

const isAuthorised = (status: string): status is keyof typeof QUALITIES => status in QUALITIES;

/** POST /pts/v2/payments with capture off: a hold, not a charge. Sent once. */
export async function authorise(
  order: Order,
  timeoutMs: number,
  { transport, logger }: { readonly transport: Transport; readonly logger: Logger },
): Promise<AuthorisationAnswer> {
  const { reference, merchantTransactionId, transientToken, amount, evidence, isLowValue } = order;
  const reply = await transport.call({
    method: 'POST',
    path: '/pts/v2/payments',
    timeoutMs,
    body: {
      clientReferenceInformation: { code: reference, transactionId: merchantTransactionId },
      processingInformation: {
        capture: false,
        commerceIndicator: evidence?.commerceIndicator ?? NOT_AUTHENTICATED,
        ...(order.storesCard ? STORES_CARD : {}),
      },
      tokenInformation: { transientTokenJwt: transientToken },
      orderInformation: { amountDetails: vendorAmount(amount), billTo: vendorAddress(order.billTo) },
      ...(evidence === undefined ? {} : { consumerAuthenticationInformation: evidence.members }),
      ...(isLowValue ? { consumerAuthenticationInformation: LOW_VALUE } : {}),
    },
  });
  const answer = authorisationAnswer(reply);
  logUnanswered(answer, reply, merchantTransactionId, logger);
  return answer;
}

export function logUnanswered(
  answer: AuthorisationAnswer,
  reply: VendorReply,
  merchantTransactionId: string,
  logger: Logger,
): void {
  const status = reply.kind === 'reply' ? reply.status : undefined;
  if (answer.kind === 'not-sent' || answer.kind === 'no-answer') {
    logger.error(
      { merchantTransactionId, answer: answer.kind, status, err: causeOf(reply) },
      'authorisation not answered',
    );
  }
}

const causeOf = (reply: VendorReply): unknown => (reply.kind === 'reply' ? undefined : reply.cause);

export function authorisationAnswer(reply: VendorReply): AuthorisationAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status >= 400) return answerOfRefusal(reply.text);
  const parsed = readReply(paymentReply, reply.text);
  if (parsed === undefined) return { kind: 'no-answer' };

  const { id, status, orderInformation, errorInformation } = parsed;
  const storedCard = storedCardOf(parsed);
  if (isAuthorised(status)) {
    const { authorizedAmount, currency } = orderInformation?.amountDetails ?? {};
    const amount =
      authorizedAmount === undefined || currency === undefined
        ? undefined
        : { minorUnits: authorizedAmount, currency };
    const quality = QUALITIES[status];
    return { kind: 'authorised', providerId: id, quality, amount, ...(storedCard && { storedCard }) };
  }
  if ([status, errorInformation?.reason].includes(SOFT_DECLINE)) return { kind: 'authentication-required' };
  if (status === 'INVALID_REQUEST') return { kind: 'not-sent' };
  if (
    status === 'DECLINED' ||
    status.endsWith('AUTHENTICATION') ||
    status.endsWith('AUTHENTICATION_REQUIRED')
  ) {
    return { kind: 'declined', reason: declineReasonOf(errorInformation?.reason ?? status) };
  }
  return { kind: 'no-answer' };
}

/** A token without the network's id cannot be used again; it is deleted like any other. */
function storedCardOf(reply: PaymentReply): StoredCard | undefined {
  const token = reply.tokenInformation?.paymentInstrument?.id;
  if (token === undefined) return undefined;
  return { token, networkTransactionId: reply.processorInformation?.networkTransactionId ?? '' };
}

/** 4xx: the vendor did not process it. The cause decides the decline reason that the shopper sees. */
function answerOfRefusal(text: string): AuthorisationAnswer {
  const { reason, details } = readReply(refusalReply, text) ?? {};
  // An earlier request of ours was processed, but its result is not known here.
  if (reason === 'DUPLICATE_REQUEST') return { kind: 'no-answer' };
  const cardReason = refusedCardReason(reason, details?.map(({ field }) => field) ?? []);
  return cardReason === undefined ? { kind: 'not-sent' } : { kind: 'declined', reason: cardReason };
}
