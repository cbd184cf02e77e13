import type { Tx } from '@loupe/database/tx';
import type { MovedLine } from '../../domain/order/goods.ts';
import type { StockChange, StockCount } from '../../domain/stock/change-stock.ts';
import type { StockItem } from '../../domain/stock/stock-item.ts';
import type { StockRecord } from '../../domain/stock/stock-record.ts';
import { FREE, ON_HAND, RESERVED } from './stock-sums.ts';
import { sql } from './gen/statements.ts';

export type StockRepository = ReturnType<typeof stockRepository>;

/** Locks of rows are `NO KEY`: a claim from a bucket refers to the sku's row, which is then not waited for. */
export function stockRepository(tx: Tx) {
  return {
    /** Inserts a first receipt for each sku that is not in the ledger; does not change the others. @returns the new ones */
    open: (quantities: ReadonlyMap<string, number>): Promise<StockItem[]> =>
      tx.query(OPEN, [[...quantities.keys()], [...quantities.values()]]),

    /** Raises the versions of the next skus after `afterSku`, in order, locked. @returns them; none after the last sku */
    raiseVersions: (afterSku: string, limit: number): Promise<StockItem[]> =>
      tx.query(RAISE_VERSIONS, [afterSku, limit]),

    /** Of a sku's own row and its buckets: the pieces for sale, and the most that one of them has. Nothing is locked. */
    async freeOf(sku: string): Promise<{ readonly all: number; readonly most: number }> {
      const [free] = await tx.query(FREE_OF, [sku]);
      return free ?? { all: 0, most: 0 };
    },

    /** Moves pieces that nobody has reserved from the sku's buckets to its own row, and locks all of them. */
    gather: async (sku: string): Promise<void> => void (await tx.query(GATHER, [sku])),

    /** With the last 20 movements. */
    async find(sku: string): Promise<StockRecord | null> {
      const [count] = await tx.query(FIND, [sku]);
      if (count === undefined) return null;
      return { ...count, movements: await tx.query(MOVEMENTS, [sku]) };
    },

    /** Adds pieces of an order that can be sold again. @returns each sku after the change, with the pieces added */
    putBack: (kind: 'cancellation' | 'return', placementId: string, lines: readonly MovedLine[]) =>
      tx.query(PUT_BACK, [kind, placementId, JSON.stringify(lines)]),

    /**
     * The sku's figures, locked; what was free in buckets is in its own row then. A sku that is only in the catalogue gets a row with
     * zeros; null if it is in neither.
     */
    async lock(sku: string): Promise<StockCount | null> {
      await tx.query(OPEN_KNOWN, [sku]);
      await tx.query(GATHER, [sku]);
      const [count] = await tx.query(LOCK, [sku]);
      return count ?? null;
    },

    /** The most pieces of the sku in one order, null for the usual limit; recorded. @returns false for an unknown sku */
    async limit(sku: string, most: number | null, operator: string): Promise<boolean> {
      await tx.query(OPEN_KNOWN, [sku]);
      return (await tx.query(LIMIT, [sku, most, operator])).length > 0;
    },

    /** For skus of the ledger that have no limit yet. */
    async setFirstLimits(limits: ReadonlyMap<string, number>): Promise<void> {
      await tx.query(SET_FIRST_LIMITS, [[...limits.keys()], [...limits.values()]]);
    },

    /** @returns the sku after the change */
    async change({ sku }: StockCount, { kind, delta, reason }: StockChange): Promise<StockItem> {
      const [item] = await tx.query(CHANGE, [sku, delta, kind, reason]);
      if (item === undefined) throw new Error(`${sku} was not locked.`);
      return item;
    },
  };
}

// The level of a sku with buckets is published again by their sweeper, because sales from buckets lock other rows than this statement.
const PUBLISHED_HERE = `split_level = CASE WHEN s.split_level IS NOT NULL THEN 'unknown' END`;

const OPEN = sql(
  'open-stock',
  `
  WITH opened AS (
    INSERT INTO stock_item (sku, on_hand)
    SELECT sku, on_hand FROM unnest($1::text[], $2::int[]) AS s(sku, on_hand) ORDER BY sku
    ON CONFLICT (sku) DO NOTHING
    RETURNING sku, on_hand, version
  ), received AS (
    INSERT INTO stock_movement (sku, kind, quantity) SELECT sku, 'receipt', on_hand FROM opened WHERE on_hand > 0
  )
  SELECT sku, on_hand AS "onHand", version FROM opened ORDER BY sku`,
);

const RAISE_VERSIONS = sql(
  'raise-stock-versions',
  `
  WITH locked AS (
    SELECT sku FROM stock_item WHERE sku > $1 ORDER BY sku LIMIT $2 FOR NO KEY UPDATE
  ), raised AS (
    UPDATE stock_item s SET version = s.version + 1, ${PUBLISHED_HERE} FROM locked l WHERE s.sku = l.sku
    RETURNING s.sku, ${ON_HAND} AS "onHand", s.version
  )
  SELECT * FROM raised ORDER BY sku`,
);

// Each of the given lines has a quantity. An order names a gift card by its value; the ledger counts all values of it together.
const PUT_BACK = sql(
  'put-stock-back',
  `
  WITH back AS (
    SELECT coalesce(o.stock_sku, l.sku) AS sku, sum(l.quantity)::int AS quantity
    FROM jsonb_to_recordset($3) AS l(sku text, quantity int)
    LEFT JOIN (
      SELECT DISTINCT ol.sku, ol.snapshot ->> 'stockSku' AS stock_sku
      FROM sales_order so JOIN order_line ol ON ol.order_id = so.id WHERE so.placement_id = $2
    ) o ON o.sku = l.sku
    GROUP BY 1
  ), locked AS (
    SELECT s.sku, back.quantity FROM back JOIN stock_item s ON s.sku = back.sku ORDER BY s.sku FOR NO KEY UPDATE OF s
  ), put AS (
    UPDATE stock_item s SET on_hand = s.on_hand + l.quantity, version = s.version + 1, ${PUBLISHED_HERE}
    FROM locked l WHERE s.sku = l.sku
    RETURNING s.sku, l.quantity, ${ON_HAND} AS "onHand", s.version
  ), moved AS (
    INSERT INTO stock_movement (sku, kind, quantity, placement_id) SELECT sku, $1, quantity, $2 FROM put
  )
  SELECT sku, quantity, "onHand", version FROM put ORDER BY sku`,
  { notNull: ['quantity'] },
);

const OPEN_KNOWN = sql(
  'open-known-sku',
  `
  INSERT INTO stock_item (sku, on_hand) SELECT sku, 0 FROM variant_projection WHERE sku = $1
  ON CONFLICT (sku) DO NOTHING`,
);

const COUNT = `SELECT s.sku, ${ON_HAND} AS "onHand", ${RESERVED} AS reserved`;
const BY_SKU = `FROM stock_item s WHERE s.sku = $1`;
const FIND = sql(
  'find-stock',
  `${COUNT}, (SELECT count(*)::int FROM stock_bucket b WHERE b.sku = s.sku AND b.on_hand > 0) AS buckets,
    s.most_per_order AS "mostPerOrder" ${BY_SKU}`,
);
const LOCK = sql('lock-stock', `${COUNT} ${BY_SKU} FOR NO KEY UPDATE OF s`);

const FREE_OF = sql(
  'free-stock-of',
  `
  SELECT ${FREE} AS all,
    greatest(s.on_hand - s.reserved, (SELECT max(b.on_hand - b.reserved) FROM stock_bucket b WHERE b.sku = s.sku)) AS most
  ${BY_SKU}`,
);

const GATHER = sql(
  'gather-stock',
  `
  WITH item AS (
    SELECT sku, on_hand, reserved FROM stock_item WHERE sku = $1 AND split_level IS NOT NULL FOR NO KEY UPDATE
  ), buckets AS (
    SELECT b.sku, b.bucket, b.reserved, b.on_hand - b.reserved AS free
    FROM item JOIN stock_bucket b ON b.sku = item.sku ORDER BY b.bucket FOR NO KEY UPDATE OF b
  ), emptied AS (
    UPDATE stock_bucket b SET on_hand = l.reserved, reserved = l.reserved FROM buckets l WHERE b.sku = l.sku AND b.bucket = l.bucket
  )
  UPDATE stock_item s SET on_hand = item.on_hand + (SELECT coalesce(sum(free), 0) FROM buckets), reserved = item.reserved
  FROM item WHERE s.sku = item.sku`,
);

const LIMIT = sql(
  'limit-stock',
  `
  WITH limited AS (UPDATE stock_item SET most_per_order = $2 WHERE sku = $1 RETURNING sku)
  INSERT INTO stock_limit_change (sku, most, operator) SELECT sku, $2, $3 FROM limited RETURNING sku`,
);

const SET_FIRST_LIMITS = sql(
  'set-first-limits',
  `
  WITH locked AS (
    SELECT s.sku, l.most FROM unnest($1::text[], $2::int[]) AS l(sku, most) JOIN stock_item s USING (sku)
    WHERE s.most_per_order IS NULL ORDER BY s.sku FOR NO KEY UPDATE OF s
  )
  UPDATE stock_item s SET most_per_order = locked.most FROM locked WHERE s.sku = locked.sku`,
);

const MOVEMENTS = sql(
  'stock-movements',
  `
  SELECT kind, quantity, moved_at AS "movedAt", reason FROM stock_movement WHERE sku = $1 ORDER BY id DESC LIMIT 20`,
);

const CHANGE = sql(
  'change-stock',
  `
  WITH s AS (
    UPDATE stock_item s SET on_hand = on_hand + $2, version = version + 1, ${PUBLISHED_HERE} WHERE sku = $1
    RETURNING sku, ${ON_HAND} AS on_hand, version
  ), moved AS (
    INSERT INTO stock_movement (sku, kind, quantity, reason) SELECT sku, $3, $2, $4 FROM s
  )
  SELECT sku, on_hand AS "onHand", version FROM s`,
);
