import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { SettlementAnswer, UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import type { LostRequest } from '../../use-cases/ports/tender-provider.ts';
import { readApplication, updateApplication } from './application.ts';
import type { Application, ApplicationStatus, Read } from './application.ts';
import { poundsOf } from './submission.ts';
import type { Transport } from './transport.ts';

const { timeoutMs: READ_MS } = TIME_OUTS.loanAfterwards;
const REQUESTED: readonly ApplicationStatus[] = ['PAYMENT_REQUESTED', 'PAYMENT_PROCESSED'];

interface Movement {
  /** The lender's. */
  readonly id: string;
  readonly amount: Amount;
}

/**
 * RequestPayment: once for an application, of the whole loan. Where less is owed, the loan is amended first. Each step is taken only from
 * what the lender says now, so that repeating it takes none twice.
 */
export async function capture(
  { id, amount }: Movement,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const step = timeoutMs / 3;
  const read = await readApplication(id, step, transport);
  if (read.kind !== 'read') return { kind: read.kind === 'refused' ? 'not-worked-on' : 'not-sent' };
  const { status, loan, refunded } = read.application;
  if (REQUESTED.includes(status)) return movedBy(read.application);
  if (status !== 'AWAITING_FULFILMENT') return { kind: 'refused', reason: 'authorisation-gone' };
  if (loan === undefined || refunded === undefined) return { kind: 'not-worked-on' };
  const excess = loan - refunded - amount.minorUnits;
  if (excess < 0) return { kind: 'refused', reason: 'exceeds-authorised' };
  if (excess > 0) {
    const amended = await updateApplication(id, partly(excess), step, transport);
    if (amended.kind !== 'read') return unmoved(amended);
  }
  const requested = await updateApplication(id, { Update: 'RequestPayment' }, step, transport);
  return requested.kind === 'read' ? movedBy(requested.application) : unmoved(requested);
}

/** PartialRefund, or the end of the loan where nothing is left of it. */
export async function refund(
  { id, amount }: Movement,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const read = await readApplication(id, timeoutMs / 2, transport);
  if (read.kind !== 'read') return { kind: read.kind === 'refused' ? 'not-worked-on' : 'not-sent' };
  const { loan, refunded } = read.application;
  if (loan === undefined || refunded === undefined) return { kind: 'not-worked-on' };
  const left = loan - refunded - amount.minorUnits;
  if (left < 0) return { kind: 'refused', reason: 'exceeds-captured' };
  const update = left === 0 ? ({ Update: 'Cancel' } as const) : partly(amount.minorUnits);
  const given = await updateApplication(id, update, timeoutMs / 2, transport);
  return given.kind === 'read' ? movedBy(given.application) : unmoved(given);
}

const movedBy = ({ id, status }: Application): SettlementAnswer => ({
  kind: 'done',
  providerId: id,
  applicationStatus: status,
});

const partly = (minorUnits: number) =>
  ({ Update: 'PartialRefund', RefundAmount: poundsOf(minorUnits) }) as const;

/** The lender's code of a refund that leaves nothing of the loan: less was left of it than was read just before. */
const NOTHING_LEFT = 'UPA010';

/** Another refund came between the reading and the update: what is left is read again. */
function unmoved(read: Exclude<Read, { kind: 'read' }>): SettlementAnswer {
  if (read.kind !== 'refused') return { kind: read.kind };
  return read.code === NOTHING_LEFT
    ? { kind: 'not-worked-on' }
    : { kind: 'refused', reason: 'refused-by-provider' };
}

/** Seconds after which a request without an answer can no longer arrive: twice the longest delay that the simulation gives a request. */
const ARRIVED_SECONDS = 300;

/**
 * What became of a request without an answer, by what the lender says now. What it would have changed is not asked for again while it may
 * still arrive: then it is over, and the next request has an age of its own. A refund is recognised by what has been given back in all, for
 * which the amount before it has to be known; where it is not, a person decides.
 */
export async function undo(
  { kind, amount, authorisationId: id, refundedBefore, ageSeconds = 0 }: LostRequest,
  transport: Transport,
): Promise<UndoAnswer> {
  if (kind === 'hold') return 'harmless';
  if (id === undefined) return 'no-answer';
  const read = await readApplication(id, READ_MS, transport);
  if (read.kind !== 'read') return 'no-answer';
  const { application } = read;
  const made =
    kind === 'capture' ? captureIn(application, amount) : refundIn(application, amount, refundedBefore);
  if (made !== 'nothing-found' && made !== 'undecidable') return made;
  if (ageSeconds > ARRIVED_SECONDS) return made === 'nothing-found' ? 'harmless' : made;
  return made === 'nothing-found' ? made : 'no-answer';
}

const known = (answer: SettlementAnswer): UndoAnswer =>
  answer.kind === 'done' || answer.kind === 'refused' ? { answer } : 'no-answer';

/** RequestPayment is carried out once, however often it is asked for. What is taken off the loan before it is taken off each time. */
function captureIn(application: Application, { minorUnits }: Amount): UndoAnswer {
  const { status, loan, refunded } = application;
  if (REQUESTED.includes(status)) return known(movedBy(application));
  if (status !== 'AWAITING_FULFILMENT' || loan === undefined || refunded === undefined) return 'harmless';
  return loan - refunded > minorUnits ? 'nothing-found' : 'harmless';
}

function refundIn(application: Application, { minorUnits }: Amount, before: number | undefined): UndoAnswer {
  const { status, refunded } = application;
  if (status === 'CANCELLED') return known(movedBy(application));
  if (before === undefined || refunded === undefined) return 'no-answer';
  if (refunded === before) return 'nothing-found';
  return refunded === before + minorUnits ? known(movedBy(application)) : 'undecidable';
}
