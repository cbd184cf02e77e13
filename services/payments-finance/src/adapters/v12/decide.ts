import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { ResumedOrder, Resumption, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { readApplication } from './application.ts';
import type { Application, ApplicationStatus } from './application.ts';
import type { Transport } from './transport.ts';
import { waitingOf } from './waiting.ts';

/** The loan is signed: goods may leave. */
const SIGNED: readonly ApplicationStatus[] = [
  'AWAITING_FULFILMENT',
  'PAYMENT_REQUESTED',
  'PAYMENT_PROCESSED',
];

const REASONS: Readonly<Partial<Record<ApplicationStatus, DeclineReason>>> = {
  DECLINED: 'loan-declined',
  CANCELLED: 'loan-cancelled',
};

/** Ready once the lender says that the application is signed. An accepted one is not: it waits for the signature. */
export async function resume(
  { continuation, merchantTransactionId }: Pick<ResumedOrder, 'continuation' | 'merchantTransactionId'>,
  timeoutMs: number,
  transport: Transport,
): Promise<Resumption> {
  const { applicationId, formUrl } = continuation;
  const read = await readApplication(String(applicationId), timeoutMs, transport);
  if (read.kind !== 'read' || !isOf(read.application, merchantTransactionId)) return { kind: 'pending' };
  const { id, status: applicationStatus } = read.application;
  if (SIGNED.includes(applicationStatus)) return { kind: 'ready', authenticationId: id, applicationStatus };
  const reason = REASONS[applicationStatus];
  if (reason !== undefined) return { kind: 'declined', reason, applicationStatus };
  const waiting = waitingOf(read.application, typeof formUrl === 'string' ? formUrl : '');
  return { kind: 'pending', ...(waiting && { waiting }) };
}

/** An answer about another application says nothing. */
const isOf = ({ salesReference }: Application, merchantTransactionId: string): boolean =>
  salesReference === '' || salesReference === merchantTransactionId;

type Order = Pick<
  Parameters<TenderProvider['authorise']>[0],
  'amount' | 'authenticationId' | 'merchantTransactionId'
>;

/**
 * Asks for the signed loan once more. Nothing is moved by it, so that an answer that is lost leaves nothing behind: the loan waits as it
 * is, and the lender is asked again.
 */
export async function authorise(
  { amount, authenticationId: id, merchantTransactionId }: Order,
  timeoutMs: number,
  transport: Transport,
): Promise<AuthorisationAnswer> {
  if (id === undefined) return { kind: 'declined', reason: 'authentication-required' };
  const read = await readApplication(id, timeoutMs, transport);
  return read.kind === 'read' && isOf(read.application, merchantTransactionId)
    ? judge(read.application, amount.currency)
    : { kind: 'decision-pending', providerId: id, begun: id, continuation: { applicationId: id } };
}

function judge({ id, status, loan, refunded }: Application, currency: string): AuthorisationAnswer {
  if (!SIGNED.includes(status))
    return { kind: 'declined', reason: REASONS[status] ?? 'authentication-failed' };
  const minorUnits = loan === undefined ? undefined : loan - (refunded ?? 0);
  const amount = minorUnits === undefined ? undefined : { minorUnits, currency };
  return { kind: 'authorised', providerId: id, quality: 'plain', amount };
}
