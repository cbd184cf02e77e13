import type { Tx } from '@loupe/database/tx';
import type { StockLevelState } from '../../domain/product/stock-level.ts';
import { sql } from './gen/statements.ts';

const SAVE = sql(
  'save-stock-level',
  `
  INSERT INTO stock_level AS known (sku, level, version) VALUES ($1, $2, $3::bigint)
  ON CONFLICT (sku) DO UPDATE SET level = excluded.level, version = excluded.version
  WHERE known.version < excluded.version
  RETURNING sku`,
);

/** The stock levels that cart-checkout has published. */
export const stockLevelRepository = (tx: Tx) => ({
  /** @returns false when a level of the same or a later version is already stored */
  async save({ sku, level, version }: StockLevelState): Promise<boolean> {
    return (await tx.query(SAVE, [sku, level, version])).length === 1;
  },
});
