import { pauseAfter, REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import type { ReversalAnswer } from '../payment/reversal-schedule.ts';
import type { ApplicationStatus } from '../payment/waiting.ts';
import { changeByRenewal } from './renew-step.ts';
import type { RenewedHold } from './renew-step.ts';
import { closing, refused } from './settlement-change.ts';
import type { NextAttempt, SettlementBooking, SettlementChange } from './settlement-change.ts';
import type { SettlementFacts, SettlementRefusal, SettlementRequest } from './settlement.ts';

/** The provider's answer to a capture or refund, in our terms. */
export type SettlementAnswer =
  | {
      readonly kind: 'done';
      readonly providerId: string;
      /** With a renewal. */
      readonly renewed?: Omit<RenewedHold, 'providerId'>;
      /** What the lender says of the loan now. */
      readonly applicationStatus?: ApplicationStatus;
    }
  | { readonly kind: 'refused'; readonly reason: SettlementRefusal }
  /** The provider holds an amount that we do not accept: it is undone, and the settlement is refused then. */
  | { readonly kind: 'not-accepted'; readonly reason: SettlementRefusal; readonly minorUnits: number }
  /** Proof that the request was never dispatched: it may be sent again at once. */
  | { readonly kind: 'not-sent' }
  /** Proof that the provider did not process the request: it may be sent again after a pause. */
  | { readonly kind: 'not-worked-on' }
  /** Time-out, broken connection, server error, unreadable answer: the money may have moved. */
  | { readonly kind: 'no-answer' };

/** The provider's answer to a time-out void; `not-sent` proves that it did not receive the request. */
export type UndoAnswer =
  | 'undone'
  | 'nothing-found'
  | 'refused'
  | 'no-answer'
  | 'not-sent'
  /** The request has no effect, or none beyond that of a repeated one. */
  | 'harmless'
  /** The provider answers, and what it says cannot tell whether the request was carried out: a person decides. */
  | 'undecidable'
  /** What became of it, of a provider that recognises repeats. */
  | { readonly answer: Extract<SettlementAnswer, { kind: 'done' | 'refused' }> };

/** An authorisation lasts about a week; this leaves an operator enough time to decide. */
const GIVE_UP_HOURS = 72;
/** In the next sweep, which takes only as many as the provider's connections have capacity for. */
const AT_ONCE: NextAttempt = { seconds: 0 };

/** @returns undefined when the request is no longer waiting for this answer; it changes nothing then */
export function changeByAnswer(
  facts: SettlementFacts,
  requestId: string,
  answer: SettlementAnswer,
  from: 'sent' | 'unknown' = 'sent',
): SettlementChange | undefined {
  const request = facts.requests.find(({ id, state }) => id === requestId && state === from);
  if (request === undefined) return undefined;
  const resolved = { id: requestId, from } as const;
  switch (answer.kind) {
    case 'done':
      if (answer.renewed !== undefined) {
        return changeByRenewal(facts, request, { ...answer.renewed, providerId: answer.providerId }, from);
      }
      return {
        ...moved(facts, request),
        resolve: { ...resolved, to: 'done', providerId: answer.providerId },
        ...(answer.applicationStatus && { applicationStatus: answer.applicationStatus }),
      };
    case 'refused':
      return {
        ...refused(answer.reason),
        ...endedBy(facts, request, answer.reason),
        resolve: { ...resolved, to: 'refused', refusal: answer.reason },
      };
    case 'not-sent':
      return { ...again(facts, AT_ONCE), resolve: { ...resolved, to: 'undone' } };
    case 'not-worked-on':
      return { ...again(facts), resolve: { ...resolved, to: 'undone' } };
    case 'not-accepted':
      return {
        settlement: { state: 'unknown' },
        resolve: { ...resolved, to: 'unknown', refusal: answer.reason, amount: answer.minorUnits },
        next: 'now',
      };
    case 'no-answer':
      return { settlement: { state: 'unknown' }, resolve: { ...resolved, to: 'unknown' }, next: 'now' };
  }
}

/** After a restore the provider's report has a request whose answer we do not have. @returns undefined when it is not open */
export function changeByFinding(
  facts: SettlementFacts,
  requestId: string,
  providerId: string,
): SettlementChange | undefined {
  const request = facts.requests.find(({ id }) => id === requestId);
  if (request === undefined || (request.state !== 'sent' && request.state !== 'unknown')) return undefined;
  return {
    ...moved(facts, request),
    resolve: { id: requestId, from: request.state, to: 'done', providerId },
  };
}

/** A capture that finds no hold proves that it has ended: the rest of it is booked out. */
function endedBy(
  { totals, tender }: SettlementFacts,
  { id: requestId, kind, holdId }: SettlementRequest,
  reason: SettlementRefusal,
): Pick<SettlementChange, 'holdEnded' | 'bookings'> {
  if (kind !== 'capture' || reason !== 'authorisation-gone' || holdId !== tender?.holdId) return {};
  const amount = totals.authorised - totals.captured - totals.released;
  if (tender?.hasEnded || amount === 0) return {};
  return { holdEnded: true, bookings: [{ kind: 'authorisation-end', amount, requestId, holdId }] };
}

/** The money has moved; a split refund goes on with its next part. */
function moved(facts: SettlementFacts, request: SettlementRequest): SettlementChange {
  const { settlement, totals, tender } = facts;
  const { id: requestId, kind, amount, holdId } = request;
  if (kind === 'hold') throw new Error('A hold moves no money.');
  // The only capture of an authorisation takes more than its parcel needs.
  const settled = Math.min(settlement.settled + amount, settlement.amount);
  const ended = settled === settlement.amount;
  const booking = { kind, amount, requestId, holdId };
  const progress: SettlementChange = {
    settlement: { state: ended ? 'done' : 'intended', settled },
    next: ended ? 'never' : 'now',
  };
  if (kind === 'refund') {
    return { ...progress, totals: { refunded: totals.refunded + amount }, bookings: [booking] };
  }
  const captured = totals.captured + amount;
  // The provider has accepted it although the hold has ended by our books.
  const late: SettlementBooking[] = tender?.hasEnded ? [{ ...booking, kind: 'authorisation' }] : [];
  const bookings = [...late, booking];
  if (!request.closes) return { ...progress, totals: { captured }, bookings };
  const closed = closing(facts, captured);
  return { ...progress, ...closed, bookings: [...bookings, ...(closed.bookings ?? [])] };
}

/**
 * A void that finds nothing is not conclusive while the lost request may still arrive: the request is repeated only after a
 * day of such voids. If the void succeeds, request and void are both booked, as in the provider's ledger.
 * @param asked the request as it was when the void was sent; its age counts from then, however long the answer took
 * @returns undefined when the request is no longer unknown
 */
export function changeByUndo(
  facts: SettlementFacts,
  asked: SettlementRequest,
  answer: UndoAnswer,
): SettlementChange | undefined {
  const { id: requestId, ageSeconds } = asked;
  if (!facts.requests.some(({ id, state }) => id === requestId && state === 'unknown')) return undefined;
  if (typeof answer === 'object') return changeByAnswer(facts, requestId, answer.answer, 'unknown');
  const resolve = { id: requestId, from: 'unknown', to: 'undone' } as const;
  if (answer === 'undone') {
    const after = asked.refusal === undefined ? again(facts) : refused(asked.refusal);
    return { ...after, resolve, bookings: undone(asked) };
  }
  if (answer === 'harmless') return { ...again(facts), resolve };
  const unknown = { state: 'unknown' } as const;
  if (answer === 'not-sent') return { settlement: unknown, next: AT_ONCE };
  if (answer === 'undecidable') return { settlement: unknown, next: 'never' };
  if (ageSeconds < REPEAT_HOURS * 3_600) {
    return { settlement: unknown, next: { seconds: pauseAfter(facts.settlement.attempts) } };
  }
  return answer === 'nothing-found' ? { ...again(facts), resolve } : { settlement: unknown, next: 'never' };
}

function undone({ id: requestId, kind, amount, holdId }: SettlementRequest): SettlementBooking[] {
  if (kind === 'hold') {
    const booking = { amount, requestId, holdId: requestId };
    return [
      { ...booking, kind: 'authorisation' },
      { ...booking, kind: 'authorisation-reversal' },
    ];
  }
  return [
    { kind, amount, requestId, holdId },
    { kind: `${kind}-void`, amount, requestId, holdId },
  ];
}

/** The request has no effect at the provider, so it may be sent again under a new transaction id. */
function again(
  { settlement: { attempts, ageHours } }: SettlementFacts,
  next: NextAttempt = { seconds: pauseAfter(attempts) },
): SettlementChange {
  if (ageHours >= GIVE_UP_HOURS) return refused('provider-unavailable');
  return { settlement: { state: 'intended' }, next };
}

/** After an attempt to reverse the whole authorisation: done when the tender is reversed, otherwise checked again later. */
export function changeByReversal({ settlement, tender }: SettlementFacts): SettlementChange | undefined {
  if (settlement.state !== 'sent') return undefined;
  if (tender?.state === 'reversed') {
    return { settlement: { state: 'done', settled: settlement.amount }, next: 'never' };
  }
  return { settlement: { state: 'sent' }, next: { seconds: pauseAfter(settlement.attempts) } };
}

/**
 * After an attempt to release the uncaptured rest of the authorisation. Not every processor accepts a reversal after a capture: a
 * rest that is refused for a day is left to expire. Repeating the request has no effect.
 */
export function changeByRelease(
  facts: SettlementFacts,
  answer: ReversalAnswer,
): SettlementChange | undefined {
  const { state, amount, attempts, ageHours } = facts.settlement;
  if (state !== 'sent') return undefined;
  if (answer === 'not-sent') return { settlement: { state }, next: AT_ONCE };
  const isGone = answer === 'reversed' || answer === 'already-reversed';
  if (!isGone && (answer === 'no-answer' || ageHours < REPEAT_HOURS)) {
    return { settlement: { state }, next: { seconds: pauseAfter(attempts) } };
  }
  return { ...closing(facts), settlement: { state: 'done', settled: amount }, next: 'never' };
}
