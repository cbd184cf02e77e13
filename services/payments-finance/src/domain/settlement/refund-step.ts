import { REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import { hasEnded, refundable, refused, standing, sumOf } from './settlement-change.ts';
import { send, wait } from './settlement-step.ts';
import type { RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';
import { isShortByHand, refundShort } from './short-refund.ts';

/**
 * Refunds the captures one at a time, from the earliest on. One whose return has a spent gift card ends refused when all but that
 * card's value is refunded.
 */
export function refundStep(facts: SettlementFacts, ids: RequestIds): SettlementStep {
  const { settlement, totals } = facts;
  const kept = settlement.keptMinorUnits ?? 0;
  const left = settlement.amount - kept - settlement.settled;
  if (kept > 0 && left <= 0) return { change: refused('gift-card-not-cancelled') };
  const source = earliestCapture(facts.requests);
  const room = Math.min(left, refundable(facts));
  if (source !== undefined && room > 0 && (room === left || isShortByHand(facts, left - room))) {
    return send({
      ...ids,
      ...{ kind: 'refund', captureId: source.id, closes: false, amount: Math.min(room, source.room) },
    });
  }
  if (isShortByHand(facts, left - room)) return refundShort(facts, left);
  if (mayBeCapturedYet(facts)) return wait(facts);
  return { change: refused(totals.captured === 0 ? 'nothing-captured' : 'exceeds-captured') };
}

/** An operator's refund is refused at once; a return waits a day for the capture of its parcel. */
const mayBeCapturedYet = ({ settlement, others }: SettlementFacts): boolean =>
  others.some((other) => other.kind === 'capture' && !hasEnded(other)) ||
  (settlement.cause !== 'operator' && settlement.ageHours < REPEAT_HOURS);

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
