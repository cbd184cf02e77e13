import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { ResumedOrder, Resumption, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { readApplication } from './application.ts';
import type { Application, ApplicationStatus } from './application.ts';
import type { Transport } from './transport.ts';

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

/** Ready once the lender says that the application is signed. An accepted one is not. */
export async function resume(
  { continuation }: Pick<ResumedOrder, 'continuation'>,
  timeoutMs: number,
  transport: Transport,
): Promise<Resumption> {
  const read = await readApplication(String(continuation['applicationId']), timeoutMs, transport);
  if (read.kind !== 'read') return { kind: 'pending' };
  const { id, status } = read.application;
  if (SIGNED.includes(status)) return { kind: 'ready', authenticationId: id };
  const reason = REASONS[status];
  return reason === undefined ? { kind: 'pending' } : { kind: 'declined', reason };
}

type Order = Pick<Parameters<TenderProvider['authorise']>[0], 'amount' | 'authenticationId'>;

/** Asks for the signed loan once more. Nothing is moved by it, so that an answer that is lost leaves nothing behind. */
export async function authorise(
  { amount, authenticationId: id }: Order,
  timeoutMs: number,
  transport: Transport,
): Promise<AuthorisationAnswer> {
  if (id === undefined) return { kind: 'declined', reason: 'authentication-required' };
  const read = await readApplication(id, timeoutMs, transport);
  return read.kind === 'read' ? judge(read.application, amount.currency) : { kind: 'no-answer' };
}

function judge({ id, status, loan, refunded }: Application, currency: string): AuthorisationAnswer {
  if (!SIGNED.includes(status))
    return { kind: 'declined', reason: REASONS[status] ?? 'authentication-failed' };
  const minorUnits = loan === undefined ? undefined : loan - (refunded ?? 0);
  const amount = minorUnits === undefined ? undefined : { minorUnits, currency };
  return { kind: 'authorised', providerId: id, quality: 'plain', amount };
}
