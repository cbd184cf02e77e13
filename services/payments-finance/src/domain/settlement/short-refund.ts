import { pour } from './allocate.ts';
import { hasEnded, isMoving, lastMovementKnown } from './settlement-change.ts';
import type { MovedPart, SettlementChange } from './settlement-change.ts';
import { wait } from './settlement-step.ts';
import type { SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';
import { paidOutBeside } from './undone-by-hand.ts';

/*
 * A refund by hand may leave a tender with less than the returns and cancellations at its expense. The order as a whole has enough
 * as long as the goods that were kept are worth more than the goodwill, so another tender pays the missing part.
 */

/** Whether the tender lacks this amount because of refunds by hand, and not because its captures failed or are to come. */
export function isShortByHand(facts: SettlementFacts, missing: number): boolean {
  const { settlement, others } = facts;
  if (missing <= 0 || settlement.cause === 'operator') return false;
  if (others.some((other) => other.kind === 'capture' && !hasEnded(other))) return false;
  return settlement.cause === 'moved' || missing <= paidOutBeside(facts);
}

/** Nothing is left of the tender for this part of a refund. */
export function refundShort(facts: SettlementFacts, left: number): SettlementStep {
  const moves = overOthers(facts, left);
  if (moves.length > 0) {
    const moved = moves.reduce((sum, { amount }) => sum + amount, 0);
    return { change: { ...paidElsewhere(facts, moved), moves } };
  }
  const { others, elsewhere } = facts;
  // A later parcel may be captured, or a refund by hand refused.
  if (!lastMovementKnown(others) || elsewhere.areMoving || others.some(isMoving)) return wait(facts);
  return { change: paidElsewhere(facts, left) };
}

function paidElsewhere({ settlement }: SettlementFacts, amount: number): SettlementChange {
  const [settled, elsewhere] = [settlement.settled + amount, settlement.elsewhere + amount];
  const ended = settled === settlement.amount;
  return {
    settlement: { state: ended ? 'done' : 'intended', settled, elsewhere },
    next: ended ? 'never' : 'now',
  };
}

/** From the last tender on, as returns are allocated. */
function overOthers({ elsewhere }: SettlementFacts, left: number): MovedPart[] {
  const rooms = elsewhere.refundable.toReversed();
  const { shares } = pour(
    left,
    rooms.map(({ amount }) => amount),
  );
  return rooms.flatMap(({ tenderId }, index) => {
    const amount = shares[index] ?? 0;
    return amount > 0 ? [{ tenderId, amount }] : [];
  });
}
