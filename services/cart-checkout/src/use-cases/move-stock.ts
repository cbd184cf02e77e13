import type { Tx } from '@loupe/database/tx';
import { changeStock } from '../domain/stock/change-stock.ts';
import type { StockChange, StockCount, StockOrder } from '../domain/stock/change-stock.ts';
import { levelCrossed } from '../domain/stock/level.ts';
import type { StockLevel } from '../domain/stock/level.ts';
import type { StockItem } from '../domain/stock/stock-item.ts';

export interface MoveStockPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stockIn: (tx: Tx) => {
    lock(sku: string): Promise<StockCount | null>;
    change(count: StockCount, change: StockChange): Promise<StockItem>;
  };
  readonly publishLevel: (tx: Tx, item: StockItem, level: StockLevel) => Promise<void>;
}

export type StockAnswer =
  | {
      readonly outcome: 'moved' | 'as-it-is' | 'reserved';
      readonly before: StockCount;
      readonly onHand: number;
    }
  | { readonly outcome: 'unknown-sku' };

/** Records a stock change entered by staff and publishes a changed level. */
export function moveStock(ports: MoveStockPorts, sku: string, order: StockOrder): Promise<StockAnswer> {
  return ports.transaction(async (tx) => {
    const stock = ports.stockIn(tx);
    const before = await stock.lock(sku);
    if (before === null) return { outcome: 'unknown-sku' };
    const verdict = changeStock(before, order);
    if (verdict.outcome !== 'changed') return { outcome: verdict.outcome, before, onHand: before.onHand };
    const item = await stock.change(before, verdict.change);
    const level = levelCrossed(before.onHand, item.onHand);
    if (level !== null) await ports.publishLevel(tx, item, level);
    return { outcome: 'moved', before, onHand: item.onHand };
  });
}
