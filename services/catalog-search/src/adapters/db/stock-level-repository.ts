import type { Tx } from '@loupe/database/tx';
import type { StockLevelState } from '../../domain/product/stock-level.ts';

/** @returns false when a level of the same or a later version is already known */
export async function saveStockLevel(tx: Tx, { sku, level, version }: StockLevelState): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO stock_level AS known (sku, level, version) VALUES ($1, $2, $3::bigint)
     ON CONFLICT (sku) DO UPDATE SET level = excluded.level, version = excluded.version
     WHERE known.version < excluded.version
     RETURNING sku`,
    [sku, level, version],
  );
  return rows.length === 1;
}
