import type { Tx } from '@loupe/database/tx';
import { changeFor } from '../domain/store-stock/store-stock.ts';
import type { StoreStock, StoreStockChange, StoreStockOrder } from '../domain/store-stock/store-stock.ts';
import type { StoreStockLedger } from './ports/store-stock-ledger.ts';

type Ledger = Pick<StoreStockLedger, 'storeId' | 'isPiece' | 'lock' | 'change'>;

export interface MoveStoreStockPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly storeStockIn: (tx: Tx) => Ledger;
  readonly now: () => Date;
}

export type StoreStockAnswer =
  | { readonly outcome: 'moved'; readonly before: StoreStock; readonly change: StoreStockChange }
  /** Fewer are there than would leave. */
  | { readonly outcome: 'too-few'; readonly onHand: number }
  | { readonly outcome: 'unknown-store'; readonly storeKey: string }
  | { readonly outcome: 'unknown-sku' };

export interface Asked {
  readonly storeKey: string;
  readonly sku: string;
  readonly operator: string;
}

/** Records a change of one store's stock that a person entered. */
export function moveStoreStock(
  ports: MoveStoreStockPorts,
  { storeKey, sku, operator }: Asked,
  order: StoreStockOrder,
): Promise<StoreStockAnswer> {
  return ports.transaction(async (tx) => {
    const ledger = ports.storeStockIn(tx);
    const storeId = await ledger.storeId(storeKey);
    if (storeId === null) return { outcome: 'unknown-store', storeKey };
    if (!(await ledger.isPiece(sku))) return { outcome: 'unknown-sku' };
    const before = await lockOne(ledger, storeId, sku);
    const change = changeFor(before, order);
    if (change === null) return { outcome: 'too-few', onHand: before.onHand };
    await ledger.change(storeId, sku, change, { operator, at: ports.now() });
    return { outcome: 'moved', before, change };
  });
}

/** Moves pieces from one store to another: both change or neither does. */
export function transferStoreStock(
  ports: MoveStoreStockPorts,
  { storeKey, sku, operator }: Asked,
  to: string,
  quantity: number,
): Promise<StoreStockAnswer> {
  return ports.transaction(async (tx) => {
    const ledger = ports.storeStockIn(tx);
    const [fromId, toId] = [await ledger.storeId(storeKey), await ledger.storeId(to)];
    if (fromId === null) return { outcome: 'unknown-store', storeKey };
    if (toId === null) return { outcome: 'unknown-store', storeKey: to };
    if (!(await ledger.isPiece(sku))) return { outcome: 'unknown-sku' };
    const stock = new Map<string, StoreStock>();
    // In one order for all, so that two transfers in opposite directions do not wait for each other.
    for (const id of [fromId, toId].toSorted()) stock.set(id, await lockOne(ledger, id, sku));
    const before = stock.get(fromId)!;
    if (before.onHand < quantity) return { outcome: 'too-few', onHand: before.onHand };
    const signed = { operator, at: ports.now() };
    const change = (delta: number, other: string): StoreStockChange => ({
      kind: 'transfer',
      delta,
      reason: other,
    });
    await ledger.change(fromId, sku, change(-quantity, `to ${to}`), signed);
    await ledger.change(toId, sku, change(quantity, `from ${storeKey}`), signed);
    return { outcome: 'moved', before, change: change(-quantity, `to ${to}`) };
  });
}

const lockOne = async (ledger: Ledger, storeId: string, sku: string): Promise<StoreStock> =>
  (await ledger.lock(storeId, [sku])).get(sku)!;
