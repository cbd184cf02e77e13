import type { Tx } from '@loupe/database/tx';
import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Position, SoldStock } from '../domain/placement/claim.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { HeldTender } from '../domain/placement/plan.ts';
import { mayBecome } from '../domain/placement/transitions.ts';
import { levelCrossed } from '../domain/stock/level.ts';
import type { StockLevel } from '../domain/stock/level.ts';
import type { StockItem } from '../domain/stock/stock-item.ts';

export interface FinishPlacementPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly placementsIn: (tx: Tx) => {
    finalise(
      from: Position,
      orderId: string,
      tenders: readonly HeldTender[],
      event: OutboxRow,
    ): Promise<SoldStock[] | null>;
  };
  readonly orderPlaced: (orderId: string, placement: Placement) => OutboxRow;
  readonly publishLevel: (tx: Tx, item: StockItem, level: StockLevel) => Promise<void>;
  readonly newId: () => string;
}

/**
 * Creates the order of an authorised placement: reservations, order, ledger and events in one transaction.
 * @returns false when the placement has moved on; nothing is changed then
 */
export async function finishPlacement(
  ports: FinishPlacementPorts,
  placement: Placement,
  tenders: readonly HeldTender[],
): Promise<boolean> {
  if (!mayBecome(placement.state, 'placed')) return false;
  const orderId = ports.newId();
  const event = ports.orderPlaced(orderId, placement);
  return ports.transaction(async (tx) => {
    const sold = await ports.placementsIn(tx).finalise(placement, orderId, tenders, event);
    for (const item of sold ?? []) {
      const level = levelCrossed(item.onHand + item.quantity, item.onHand);
      if (level !== null) await ports.publishLevel(tx, item, level);
    }
    return sold !== null;
  });
}
