import type { Tx } from '@loupe/database/tx';
import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Position, SoldStock } from '../domain/placement/claim.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { HeldTender } from '../domain/placement/plan.ts';
import { mayBecome } from '../domain/placement/transitions.ts';
import { LEVEL_BOUNDS, levelCrossed } from '../domain/stock/level.ts';
import type { StockLevel } from '../domain/stock/level.ts';
import type { StockItem } from '../domain/stock/stock-item.ts';

export interface FinishPlacementPorts {
  /** Runs one statement as a transaction of its own, without round trips for its begin and end. */
  readonly statement: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly placementsIn: (tx: Tx) => {
    finalise(
      from: Position,
      orderId: string,
      tenders: readonly HeldTender[],
      event: OutboxRow,
      bounds: readonly number[],
    ): Promise<SoldStock[] | null>;
  };
  readonly orderPlaced: (orderId: string, placement: Placement) => OutboxRow;
  readonly publishLevel: (tx: Tx, item: StockItem, level: StockLevel) => Promise<void>;
  readonly newId: () => string;
}

/**
 * Creates the order of an authorised placement: reservations, order, ledger and events in one transaction. That is one statement
 * unless a level of stock must be published: buyers of the same piece then wait for its row no longer than the statement takes.
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
  const finalise = (tx: Tx, bounds: readonly number[]) =>
    ports.placementsIn(tx).finalise(placement, orderId, tenders, event, bounds);
  if ((await ports.statement((tx) => finalise(tx, LEVEL_BOUNDS))) !== null) return true;

  return ports.transaction(async (tx) => {
    const sold = await finalise(tx, []);
    for (const item of sold ?? []) {
      const level = item.isSplit ? null : levelCrossed(item.onHand + item.quantity, item.onHand);
      if (level !== null) await ports.publishLevel(tx, item, level);
    }
    return sold !== null;
  });
}
