import { REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import { refusedForMaking } from './goods-paid.ts';
import { hasEnded, refundable, refused, settledWhole, standing, sumOf } from './settlement-change.ts';
import type { SettlementChange } from './settlement-change.ts';
import { send, wait } from './settlement-step.ts';
import type { RequestIds, SettlementStep } from './settlement-step.ts';
import { isOfOrder } from './settlement.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';
import { isShortByHand, refundShort } from './short-refund.ts';

/**
 * Refunds the captures one at a time, from the earliest on. One whose return has a spent gift card ends refused when all but that
 * card's value is refunded.
 */
export function refundStep(facts: SettlementFacts, ids: RequestIds): SettlementStep {
  const { settlement, totals } = facts;
  const kept = settlement.keptMinorUnits ?? 0;
  const open = settlement.amount - kept - settlement.settled;
  if (waitsForMaking(facts)) return wait(facts);
  const uncaptured = isOfOrder(settlement.cause) ? Math.min(open, refusedForMaking(facts)) : 0;
  const left = open - uncaptured;
  if (uncaptured > 0 && left === 0) return nothingToRefund(facts, uncaptured);
  if (kept > 0 && left <= 0) return { change: refused('gift-card-not-cancelled') };
  const source = earliestCapture(facts.requests);
  const room = Math.min(left, refundable(facts));
  if (source !== undefined && room > 0 && (room === left || isShortByHand(facts, left - room))) {
    const amount = Math.min(room, source.room);
    const step = send({ ...ids, kind: 'refund', captureId: source.id, closes: false, amount });
    return uncaptured === 0 ? step : { ...step, change: withUncaptured(facts, step.change, uncaptured) };
  }
  if (isShortByHand(facts, left - room)) return refundShort(facts, left);
  if (mayBeCapturedYet(facts)) return wait(facts);
  return { change: refused(totals.captured === 0 ? 'nothing-captured' : 'exceeds-captured') };
}

/** The goods were never paid for. */
const nothingToRefund = (facts: SettlementFacts, uncaptured: number): SettlementStep => ({
  change: withUncaptured(facts, settledWhole(facts), uncaptured),
});

function withUncaptured(
  { settlement: { settled, uncaptured = 0 } }: SettlementFacts,
  change: SettlementChange,
  more: number,
): SettlementChange {
  const settlement = { settled: settled + more, uncaptured: uncaptured + more, ...change.settlement };
  return { ...change, settlement };
}

/** An operator's refund is refused at once; a return waits a day for the capture of its parcel. */
const mayBeCapturedYet = ({ settlement, others }: SettlementFacts): boolean =>
  others.some((other) => other.kind === 'capture' && !hasEnded(other)) ||
  (settlement.cause !== 'operator' && settlement.ageHours < REPEAT_HOURS);

/** The results of earlier captures decide how much is refunded. Later ones may wait for this refund. */
const waitsForMaking = ({ settlement: { id, cause }, others }: SettlementFacts): boolean =>
  isOfOrder(cause) &&
  others.some(
    (other) =>
      other.kind === 'capture' &&
      other.id < id &&
      !hasEnded(other) &&
      (cause === 'unmade' || other.cause === 'making'),
  );

/** The first capture that is not fully refunded. */
function earliestCapture(
  requests: readonly SettlementRequest[],
): { readonly id: string; readonly room: number } | undefined {
  return requests
    .filter(({ kind, state }) => kind === 'capture' && state === 'done')
    .map(({ id, amount }) => ({ id, room: amount - refundedOf(id, requests) }))
    .find(({ room }) => room > 0);
}

const refundedOf = (captureId: string, requests: readonly SettlementRequest[]): number =>
  sumOf(standing(requests, 'refund').filter((refund) => refund.captureId === captureId));
