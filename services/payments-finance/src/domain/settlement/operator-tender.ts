import type { OperatorTender } from './judge-operator.ts';
import { hasEnded, isParcel, sumOf } from './settlement-change.ts';
import type { AskedSettlement, TenderTotals } from './settlement.ts';
import { refundsAskedFor } from './undone-by-hand.ts';

/** @param settlements of this tender */
export function operatorTender(
  id: string,
  totals: TenderTotals,
  settlements: readonly AskedSettlement[],
): OperatorTender {
  const captures = settlements.filter(({ kind }) => kind === 'capture');
  const capturesUnderWay = captures
    .filter((capture) => !hasEnded(capture))
    .reduce((sum, { amount, settled }) => sum + amount - settled, 0);
  const uncaptured = settlements.reduce((sum, refund) => sum + (refund.uncaptured ?? 0), 0);
  return {
    id,
    totals,
    capturesUnderWay,
    refundsAskedFor: refundsAskedFor(settlements),
    owed: Math.max(0, sumOf(captures.filter(isParcel)) - uncaptured - totals.captured - capturesUnderWay),
  };
}
