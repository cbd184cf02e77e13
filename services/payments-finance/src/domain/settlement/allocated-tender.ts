import type { AllocatedTender } from './allocate.ts';
import { sumOf } from './settlement-change.ts';
import { isOfOrder } from './settlement.ts';
import type { AskedSettlement, SettlementKind } from './settlement.ts';

/** A tender with the shares of the movements recorded so far. Orders of an operator are not movements. */
export function allocatedTender(
  { id, amount }: Pick<AllocatedTender, 'id' | 'amount'>,
  settlements: readonly Pick<AskedSettlement, 'kind' | 'cause' | 'amount'>[],
): AllocatedTender {
  const moved = (kind: SettlementKind) =>
    sumOf(settlements.filter((each) => each.kind === kind && isOfOrder(each.cause)));
  return { id, amount, shipped: moved('capture'), cancelled: moved('void'), returned: moved('refund') };
}
