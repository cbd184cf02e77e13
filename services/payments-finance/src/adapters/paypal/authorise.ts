import type { Logger } from '@loupe/telemetry/logger';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { authorizationReply, issueOf, orderReply, readReply, unitOf } from './replies.ts';
import type { AuthorizationReply } from './replies.ts';
import type { Transport } from './transport.ts';

type Order = Pick<
  Parameters<TenderProvider['authorise']>[0],
  'reference' | 'merchantTransactionId' | 'authenticationId'
>;

/** POST /v2/checkout/orders/{id}/authorize: holds what the payer has approved. */
export async function authorise(
  { reference, merchantTransactionId, authenticationId = '' }: Order,
  timeoutMs: number,
  { transport, logger }: { readonly transport: Transport; readonly logger: Logger },
): Promise<AuthorisationAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `/v2/checkout/orders/${encodeURIComponent(authenticationId)}/authorize`,
    requestId: merchantTransactionId,
    body: {},
    timeoutMs,
    spanName: 'paypal authorise order',
  });
  const answer = authorisationAnswer(reply);
  if (answer.kind === 'no-answer' || answer.kind === 'not-sent')
    logger.error({ reference, merchantTransactionId, answer: answer.kind }, 'authorisation not answered');
  return answer;
}

function authorisationAnswer(reply: VendorReply): AuthorisationAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status === 401 || reply.status === 403 || reply.status === 429) return { kind: 'not-sent' };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status >= 400) return answerOfIssue(issueOf(reply.text), reply.status);
  const order = readReply(orderReply, reply.text);
  const [authorization] = (order && unitOf(order)?.payments.authorizations) ?? [];
  return authorization === undefined ? { kind: 'no-answer' } : answerOf(authorization);
}

/** Of an authorization, also of one that takes another's place. */
function answerOf({ id, status, amount }: AuthorizationReply): AuthorisationAnswer {
  switch (status) {
    case 'CREATED':
      return { kind: 'authorised', providerId: id, quality: 'plain', amount };
    case 'PENDING':
      return { kind: 'authorised', providerId: id, quality: 'pending-review', amount };
    case 'DENIED':
      return { kind: 'declined', reason: 'card-declined' };
    default:
      return { kind: 'no-answer' };
  }
}

/** The payer goes back to the vendor's page. */
const APPROVED_AGAIN = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED'];

const REASONS: Readonly<Record<string, DeclineReason>> = {
  TRANSACTION_REFUSED: 'card-declined',
  PAYER_CANNOT_PAY: 'card-declined',
  PAYEE_BLOCKED_TRANSACTION: 'card-declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'card-declined',
  TRANSACTION_LIMIT_EXCEEDED: 'insufficient-funds',
  COMPLIANCE_VIOLATION: 'suspected-fraud',
  ORDER_EXPIRED: 'challenge-expired',
  INVALID_RESOURCE_ID: 'challenge-expired',
};

/** An earlier request of ours was processed, or is being processed, and its result is not known here. */
const IN_DOUBT = ['ORDER_ALREADY_AUTHORIZED', 'ORDER_COMPLETION_IN_PROGRESS', 'DUPLICATE_INVOICE_ID'];

function answerOfIssue(issue: string, status: number): AuthorisationAnswer {
  if (IN_DOUBT.includes(issue)) return { kind: 'no-answer' };
  if (APPROVED_AGAIN.includes(issue)) return { kind: 'approval-required' };
  const reason = REASONS[issue];
  if (reason !== undefined) return { kind: 'declined', reason };
  return status === 400 ? { kind: 'not-sent' } : { kind: 'declined', reason: 'card-declined' };
}

/** The authorization in the answer to a request about one. */
export function authorizationAnswer(reply: VendorReply): AuthorisationAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status === 401 || reply.status === 403 || reply.status === 429) return { kind: 'not-sent' };
  if (reply.status >= 400) return { kind: 'declined', reason: 'card-declined' };
  const authorization = readReply(authorizationReply, reply.text);
  return authorization === undefined ? { kind: 'no-answer' } : answerOf(authorization);
}
