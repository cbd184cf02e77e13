import type { Tx } from '@loupe/database/tx';
import type { StockItem } from '../../domain/stock/stock-item.ts';

export type StockRepository = ReturnType<typeof stockRepository>;

export function stockRepository(tx: Tx) {
  return {
    /** Books a first receipt for each sku the ledger does not know; leaves the others alone. @returns the new ones */
    open: (quantities: ReadonlyMap<string, number>): Promise<StockItem[]> =>
      tx.query<StockItem>(OPEN, [[...quantities.keys()], [...quantities.values()]]),

    /** Everything the ledger knows. */
    all: (): Promise<StockItem[]> =>
      tx.query<StockItem>('SELECT sku, on_hand AS "onHand", version FROM stock_item ORDER BY sku'),
  };
}

const OPEN = `
WITH opened AS (
  INSERT INTO stock_item (sku, on_hand)
  SELECT sku, on_hand FROM unnest($1::text[], $2::int[]) AS s(sku, on_hand) ORDER BY sku
  ON CONFLICT (sku) DO NOTHING
  RETURNING sku, on_hand, version
), received AS (
  INSERT INTO stock_movement (sku, kind, quantity) SELECT sku, 'receipt', on_hand FROM opened WHERE on_hand > 0
)
SELECT sku, on_hand AS "onHand", version FROM opened ORDER BY sku`;
