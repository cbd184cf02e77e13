import type { Tx } from '@loupe/database/tx';
import type { MovedLine } from '../../domain/order/goods.ts';
import type { StockChange, StockCount } from '../../domain/stock/change-stock.ts';
import type { StockItem } from '../../domain/stock/stock-item.ts';
import type { StockRecord } from '../../domain/stock/stock-record.ts';

export type StockRepository = ReturnType<typeof stockRepository>;

export function stockRepository(tx: Tx) {
  return {
    /** Books a first receipt for each sku the ledger does not know; leaves the others alone. @returns the new ones */
    open: (quantities: ReadonlyMap<string, number>): Promise<StockItem[]> =>
      tx.query<StockItem>(OPEN, [[...quantities.keys()], [...quantities.values()]]),

    /** Raises the versions of the next skus after one, in order and under their locks. @returns them; none after the last */
    raiseVersions: (afterSku: string, limit: number): Promise<StockItem[]> =>
      tx.query<StockItem>(RAISE_VERSIONS, [afterSku, limit]),

    /** With the last 20 movements. */
    async find(sku: string): Promise<StockRecord | null> {
      const [count] = await tx.query<StockCount>(FIND, [sku]);
      if (count === undefined) return null;
      return { ...count, movements: await tx.query<StockRecord['movements'][number]>(MOVEMENTS, [sku]) };
    },

    /** Pieces of an order that can be sold again. @returns each sku as it is now, and by how much it grew */
    putBack: (
      kind: 'cancellation' | 'return',
      placementId: string,
      lines: readonly MovedLine[],
    ): Promise<PutBack[]> => tx.query<PutBack>(PUT_BACK, [kind, placementId, JSON.stringify(lines)]),

    /** The sku's figures, locked; zeros for one the catalogue knows and the ledger does not yet. Null for neither. */
    async lock(sku: string): Promise<StockCount | null> {
      await tx.query(OPEN_KNOWN, [sku]);
      const [count] = await tx.query<StockCount>(LOCK, [sku]);
      return count ?? null;
    },

    /** @returns the sku after it */
    async change({ sku }: StockCount, { kind, delta, reason }: StockChange): Promise<StockItem> {
      const [item] = await tx.query<StockItem>(CHANGE, [sku, delta, kind, reason]);
      if (item === undefined) throw new Error(`${sku} was not locked.`);
      return item;
    },
  };
}

interface PutBack extends StockItem {
  readonly quantity: number;
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

const RAISE_VERSIONS = `
WITH locked AS (
  SELECT sku FROM stock_item WHERE sku > $1 ORDER BY sku LIMIT $2 FOR UPDATE
), raised AS (
  UPDATE stock_item s SET version = s.version + 1 FROM locked l WHERE s.sku = l.sku
  RETURNING s.sku, s.on_hand AS "onHand", s.version
)
SELECT * FROM raised ORDER BY sku`;

const PUT_BACK = `
WITH back AS (
  SELECT sku, sum(quantity)::int AS quantity FROM jsonb_to_recordset($3) AS l(sku text, quantity int) GROUP BY sku
), locked AS (
  SELECT s.sku, back.quantity FROM back JOIN stock_item s ON s.sku = back.sku ORDER BY s.sku FOR UPDATE OF s
), put AS (
  UPDATE stock_item s SET on_hand = s.on_hand + l.quantity, version = s.version + 1
  FROM locked l WHERE s.sku = l.sku
  RETURNING s.sku, l.quantity, s.on_hand AS "onHand", s.version
), moved AS (
  INSERT INTO stock_movement (sku, kind, quantity, placement_id) SELECT sku, $1, quantity, $2 FROM put
)
SELECT sku, quantity, "onHand", version FROM put ORDER BY sku`;

const OPEN_KNOWN = `
INSERT INTO stock_item (sku, on_hand) SELECT sku, 0 FROM variant_projection WHERE sku = $1
ON CONFLICT (sku) DO NOTHING`;

const FIND = 'SELECT sku, on_hand AS "onHand", reserved FROM stock_item WHERE sku = $1';
const LOCK = `${FIND} FOR UPDATE`;

const MOVEMENTS = `
SELECT kind, quantity, moved_at AS "movedAt", reason FROM stock_movement WHERE sku = $1 ORDER BY id DESC LIMIT 20`;

const CHANGE = `
WITH s AS (
  UPDATE stock_item SET on_hand = on_hand + $2, version = version + 1 WHERE sku = $1
  RETURNING sku, on_hand, version
), moved AS (
  INSERT INTO stock_movement (sku, kind, quantity, reason) SELECT sku, $3, $2, $4 FROM s
)
SELECT sku, on_hand AS "onHand", version FROM s`;
