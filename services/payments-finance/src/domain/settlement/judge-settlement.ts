import { pauseAfter, REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import type { ReversalAnswer } from '../payment/reversal-schedule.ts';
import { closing, refused } from './settlement-change.ts';
import type { NextAttempt, SettlementChange } from './settlement-change.ts';
import type { SettlementFacts, SettlementRefusal, SettlementRequest } from './settlement.ts';

/** The provider's answer to a capture or refund, in our terms. */
export type SettlementAnswer =
  | { readonly kind: 'done'; readonly providerId: string }
  | { readonly kind: 'refused'; readonly reason: SettlementRefusal }
  /** Proof that the request was never dispatched: it may be sent again at once. */
  | { readonly kind: 'not-sent' }
  /** Proof that the provider did not process the request: it may be sent again after a pause. */
  | { readonly kind: 'not-worked-on' }
  /** Time-out, broken connection, server error, unreadable answer: the money may have moved. */
  | { readonly kind: 'no-answer' };

/** The provider's answer to a time-out void; `not-sent` proves that it did not receive the request. */
export type UndoAnswer = 'undone' | 'nothing-found' | 'refused' | 'no-answer' | 'not-sent';

/** An authorisation lasts about a week; this leaves an operator enough time to decide. */
const GIVE_UP_HOURS = 72;
/** In the next sweep, which takes only as many as the provider's connections have capacity for. */
const AT_ONCE: NextAttempt = { seconds: 0 };

/** @returns undefined when the request is no longer waiting for this answer; it changes nothing then */
export function changeByAnswer(
  facts: SettlementFacts,
  requestId: string,
  answer: SettlementAnswer,
): SettlementChange | undefined {
  const request = facts.requests.find(({ id, state }) => id === requestId && state === 'sent');
  if (request === undefined) return undefined;
  const resolved = { id: requestId, from: 'sent' } as const;
  switch (answer.kind) {
    case 'done':
      return {
        ...moved(facts, request),
        resolve: { ...resolved, to: 'done', providerId: answer.providerId },
      };
    case 'refused':
      return { ...refused(answer.reason), resolve: { ...resolved, to: 'refused', refusal: answer.reason } };
    case 'not-sent':
      return { ...again(facts, AT_ONCE), resolve: { ...resolved, to: 'undone' } };
    case 'not-worked-on':
      return { ...again(facts), resolve: { ...resolved, to: 'undone' } };
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

/** The money has moved; a split refund goes on with its next part. */
function moved({ settlement, totals }: SettlementFacts, request: SettlementRequest): SettlementChange {
  const { id: requestId, kind, amount } = request;
  // The only capture of an authorisation takes more than its parcel needs.
  const settled = Math.min(settlement.settled + amount, settlement.amount);
  const ended = settled === settlement.amount;
  const booking = { kind, amount, requestId };
  const progress: SettlementChange = {
    settlement: { state: ended ? 'done' : 'intended', settled },
    next: ended ? 'never' : 'now',
  };
  if (kind === 'refund') {
    return { ...progress, totals: { refunded: totals.refunded + amount }, bookings: [booking] };
  }
  const captured = totals.captured + amount;
  if (!request.closes) return { ...progress, totals: { captured }, bookings: [booking] };
  const closed = closing(totals, captured);
  return { ...progress, ...closed, bookings: [booking, ...(closed.bookings ?? [])] };
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
  const { id: requestId, kind, amount, ageSeconds } = asked;
  if (!facts.requests.some(({ id, state }) => id === requestId && state === 'unknown')) return undefined;
  const resolve = { id: requestId, from: 'unknown', to: 'undone' } as const;
  if (answer === 'undone') {
    const bookings = [
      { kind, amount, requestId },
      { kind: `${kind}-void`, amount, requestId },
    ] as const;
    return { ...again(facts), resolve, bookings };
  }
  const unknown = { state: 'unknown' } as const;
  if (answer === 'not-sent') return { settlement: unknown, next: AT_ONCE };
  if (ageSeconds < REPEAT_HOURS * 3_600) {
    return { settlement: unknown, next: { seconds: pauseAfter(facts.settlement.attempts) } };
  }
  return answer === 'nothing-found' ? { ...again(facts), resolve } : { settlement: unknown, next: 'never' };
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
  { settlement, totals }: SettlementFacts,
  answer: ReversalAnswer,
): SettlementChange | undefined {
  const { state, amount, attempts, ageHours } = settlement;
  if (state !== 'sent') return undefined;
  if (answer === 'not-sent') return { settlement: { state }, next: AT_ONCE };
  const isGone = answer === 'reversed' || answer === 'already-reversed';
  if (!isGone && (answer === 'no-answer' || ageHours < REPEAT_HOURS)) {
    return { settlement: { state }, next: { seconds: pauseAfter(attempts) } };
  }
  return { ...closing(totals), settlement: { state: 'done', settled: amount }, next: 'never' };
}
