import type { Tx } from '@loupe/database/tx';
import type { CountFact } from '../../domain/store-stock/judge-count.ts';
import type { CountLine } from '../../domain/store-stock/read-count.ts';
import type { StoreStock, StoreStockChange } from '../../domain/store-stock/store-stock.ts';
import type { SheetLine, StoreStockRecord } from '../../domain/store-stock/store-stock-record.ts';
import type { CountedPieces, Signed } from '../../use-cases/ports/store-stock-ledger.ts';
import { sql } from './gen/statements.ts';
import { FREE_COUNTED } from './reservation-statements.ts';
import { storeOfKey } from './store-of-key.ts';

/** The stock of stores, apart from the stock of orders, which is the ledger of cart-checkout. */
export function storeStockRepository(tx: Tx) {
  /** A count knows what was collected or was missing before it: these pieces are the ledger's again. */
  const freeCounted = async (
    storeId: string,
    counts: readonly Pick<CountedPieces, 'sku' | 'countedAt'>[],
  ) => {
    await tx.query(FREE_COUNTED, [storeId, JSON.stringify(counts)]);
  };
  return {
    /** A store's id by its key; null when unknown, a post office or closed for good. */
    async storeId(key: string): Promise<string | null> {
      return (await storeOfKey(tx, key))?.id ?? null;
    },

    /** Whether the catalogue has published the sku. */
    isPiece: async (sku: string): Promise<boolean> => (await tx.query(IS_PIECE, [sku])).length > 0,

    /** The figures of each sku in a store, locked; zeros for one that is new there. */
    async lock(storeId: string, skus: readonly string[]): Promise<Map<string, StoreStock>> {
      await tx.query(OPEN, [storeId, skus]);
      const rows = await tx.query(LOCK, [storeId, skus]);
      return new Map(rows.map(({ sku, ...stock }) => [sku, stock]));
    },

    /** Of a row that is locked. */
    async change(storeId: string, sku: string, change: StoreStockChange, { operator, at }: Signed) {
      await tx.query(CHANGE, [storeId, sku, change.kind, change.delta, change.reason, operator, at]);
      if (change.kind === 'count') await freeCounted(storeId, [{ sku, countedAt: at }]);
    },

    /** What a count is judged by, of each of its lines. */
    countFacts: (lines: readonly CountLine[]): Promise<CountFact[]> =>
      tx.query(COUNT_FACTS, [JSON.stringify(lines)]),

    /** Sets what is on hand, of rows that are locked. */
    async count(storeId: string, counts: readonly CountedPieces[], operator: string): Promise<void> {
      await tx.query(COUNT, [storeId, JSON.stringify(counts), operator]);
      await freeCounted(storeId, counts);
    },

    /** What each store should have: what was collected since the last count has left. */
    sheet: (): Promise<SheetLine[]> => tx.query(SHEET),

    /** A sku in each store that has had it, with the last movements, by the store's name. */
    find: (sku: string): Promise<StoreStockRecord[]> => tx.query(FIND, [sku]),
  };
}

const IS_PIECE = sql('is-piece', 'SELECT FROM piece WHERE sku = $1');

const OPEN = sql(
  'open-store-stock',
  `
  INSERT INTO store_stock (store_id, sku) SELECT $1::uuid, sku FROM unnest($2::text[]) AS given (sku) ORDER BY sku
  ON CONFLICT DO NOTHING`,
);

const LOCK = sql(
  'lock-store-stock',
  `
  SELECT sku, on_hand AS "onHand", keep_back AS "keepBack", counted_at AS "countedAt" FROM store_stock
  WHERE store_id = $1::uuid AND sku = ANY ($2::text[]) ORDER BY sku FOR NO KEY UPDATE`,
);

// A count says what is there at its moment; a movement changes it afterwards.
const CHANGE = sql(
  'change-store-stock',
  `
  WITH changed AS (
    UPDATE store_stock SET
      on_hand = on_hand + CASE WHEN $3 = 'keep-back' THEN 0 ELSE $4::int END,
      keep_back = keep_back + CASE WHEN $3 = 'keep-back' THEN $4::int ELSE 0 END,
      counted_at = CASE WHEN $3 = 'count' THEN $7::timestamptz ELSE counted_at END
    WHERE store_id = $1::uuid AND sku = $2
    RETURNING store_id, sku
  )
  INSERT INTO store_stock_movement (store_id, sku, kind, quantity, reason, operator, moved_at)
  SELECT store_id, sku, $3, $4::int, $5, $6, $7::timestamptz FROM changed WHERE $4::int <> 0`,
);

const COUNT_FACTS = sql(
  'store-count-facts',
  `
  SELECT c.line, s.id AS "storeId", p.sku IS NOT NULL AS "isPiece", st.counted_at AS "countedAt",
    coalesce(st.on_hand, 0) AS "onHand",
    (SELECT coalesce(sum(m.quantity), 0)::int FROM store_stock_movement m
      WHERE m.store_id = s.id AND m.sku = c.sku AND m.kind <> 'keep-back' AND m.moved_at > c."countedAt") AS "movedSince"
  FROM jsonb_to_recordset($1) AS c(line int, "storeKey" text, sku text, "countedAt" timestamptz)
  LEFT JOIN store s ON s.key = c."storeKey" AND s.kind = 'store' AND NOT s.closed_for_good
  LEFT JOIN piece p ON p.sku = c.sku
  LEFT JOIN store_stock st ON st.store_id = s.id AND st.sku = c.sku
  ORDER BY c.line`,
  { notNull: ['line'] },
);

const COUNT = sql(
  'count-store-stock',
  `
  WITH given AS (
    SELECT c.sku, c."onHand", c."countedAt", c."onHand" - st.on_hand AS delta
    FROM jsonb_to_recordset($2) AS c(sku text, "onHand" int, "countedAt" timestamptz)
    JOIN store_stock st ON st.store_id = $1::uuid AND st.sku = c.sku
  ), counted AS (
    UPDATE store_stock st SET on_hand = g."onHand", counted_at = g."countedAt"
    FROM given g WHERE st.store_id = $1::uuid AND st.sku = g.sku
  )
  INSERT INTO store_stock_movement (store_id, sku, kind, quantity, operator, moved_at)
  SELECT $1::uuid, sku, 'count', delta, $3, "countedAt" FROM given WHERE delta <> 0 ORDER BY sku`,
);

const SHEET = sql(
  'store-count-sheet',
  `
  SELECT s.key AS "storeKey", st.sku, st.on_hand - (
    SELECT count(*)::int FROM reservation r
    WHERE r.store_id = st.store_id AND r.sku = st.sku AND r.occupies AND r.state = 'COMPLETED') AS expected
  FROM store_stock st JOIN store s ON s.id = st.store_id
  WHERE NOT s.closed_for_good ORDER BY s.key, st.sku`,
);

const FIND = sql(
  'store-stock-of-sku',
  `
  SELECT s.key AS "storeKey", s.name AS "storeName", st.on_hand AS "onHand", st.keep_back AS "keepBack",
    st.counted_at AS "countedAt",
    (SELECT coalesce(json_agg(m ORDER BY m.id DESC), '[]') FROM (
      SELECT id, kind, quantity, reason, operator, moved_at AS "movedAt" FROM store_stock_movement
      WHERE store_id = st.store_id AND sku = st.sku ORDER BY id DESC LIMIT 5) m) AS movements
  FROM store_stock st JOIN store s ON s.id = st.store_id
  WHERE st.sku = $1 ORDER BY s.name`,
).refine<{ movements: StoreStockRecord['movements'] }>();
