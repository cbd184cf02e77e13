import type { Tx } from '@loupe/database/tx';
import type { StockLevel } from '../../domain/stock/level.ts';
import { ON_HAND } from './stock-sums.ts';
import { sql } from './gen/statements.ts';

/** Buckets hold pieces of a sku in great demand, so that claims of it do not all wait for the row of the sku. */
export function stockBucketRepository(tx: Tx) {
  return {
    /** Spreads the pieces of the sku's own row that nobody has reserved. The row must be locked. @returns how many */
    async split(sku: string, buckets: number): Promise<number> {
      const [split] = await tx.query(SPLIT, [sku, buckets]);
      return split?.pieces ?? 0;
    },

    /** Skus that have buckets, or had when they were last looked at. */
    splitSkus: async (): Promise<string[]> => (await tx.query(SPLIT_SKUS, [])).map(({ sku }) => sku),

    /** The sku's level as it was last published, locked; null without buckets. */
    async lock(sku: string): Promise<string | null> {
      const [locked] = await tx.query(LOCK_SPLIT, [sku]);
      return locked?.level ?? null;
    },

    /** Removes buckets without pieces; the row of the sku must be locked. @returns what is left of all */
    async clear(sku: string): Promise<{ readonly onHand: number; readonly buckets: number }> {
      const [left] = await tx.query(CLEAR, [sku]);
      return left ?? { onHand: 0, buckets: 0 };
    },

    /** Remembers the level that is published now. @returns its version */
    async publishing(sku: string, level: StockLevel, buckets: number): Promise<bigint> {
      const [row] = await tx.query(PUBLISHING, [sku, level, buckets]);
      if (row === undefined) throw new Error(`${sku} was not locked.`);
      return row.version;
    },
  };
}

// The first buckets get one piece more where the pieces cannot be shared evenly.
const SPLIT = sql(
  'split-stock',
  `
  WITH item AS (
    SELECT sku, on_hand - reserved AS free, reserved, split_level FROM stock_item WHERE sku = $1 FOR NO KEY UPDATE
  ), filled AS (
    INSERT INTO stock_bucket AS b (sku, bucket, on_hand)
    SELECT sku, n, free / $2::int + (n <= free % $2::int)::int FROM item CROSS JOIN generate_series(1, least($2::int, free)) AS n ORDER BY n
    ON CONFLICT (sku, bucket) DO UPDATE SET on_hand = b.on_hand + excluded.on_hand
  )
  UPDATE stock_item s SET on_hand = item.reserved, reserved = item.reserved, split_level = coalesce(s.split_level, 'unknown')
  FROM item WHERE s.sku = item.sku AND free > 0
  RETURNING free AS pieces`,
);

const SPLIT_SKUS = sql(
  'split-skus',
  `
  SELECT sku FROM stock_item WHERE split_level IS NOT NULL ORDER BY sku`,
);

const LOCK_SPLIT = sql(
  'lock-split-stock',
  `
  SELECT split_level AS level FROM stock_item WHERE sku = $1 AND split_level IS NOT NULL FOR NO KEY UPDATE`,
);

// Only a transaction that has locked the sku's row adds pieces to a bucket, so one without pieces stays so.
const CLEAR = sql(
  'clear-stock-buckets',
  `
  WITH gone AS (
    DELETE FROM stock_bucket WHERE sku = $1 AND on_hand = 0
  )
  SELECT ${ON_HAND} AS "onHand", (SELECT count(*)::int FROM stock_bucket b WHERE b.sku = s.sku AND b.on_hand > 0) AS buckets
  FROM stock_item s WHERE s.sku = $1`,
);

const PUBLISHING = sql(
  'publish-split-level',
  `
  UPDATE stock_item SET version = version + 1, split_level = CASE WHEN $3::int > 0 THEN $2 END WHERE sku = $1
  RETURNING version`,
);
