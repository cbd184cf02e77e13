import type { RowOf } from '@loupe/database/statement';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx, type Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import type pg from 'pg';
import type { OpeningException } from '../../domain/opening/opening-times.ts';
import type { Region, StoreDraft } from '../../domain/store/store.ts';
import type { StoreStore } from '../../use-cases/save-stores.ts';
import { sql } from './gen/statements.ts';

/** The upsert locks the row: a concurrent save of the same store waits and gets the next version. */
const UPSERT = sql(
  'save-store',
  `
  INSERT INTO store (id, site, number, key, channel_url_code, name, description, line1, line2, city, county, postal_code, country,
    phone, email, region_key, latitude, longitude, watch_brands, jewellery_brands, services, collects, collection_days,
    closed_for_good, nation, content_hash, kind, watch_brand_ids, jewellery_brand_ids)
  VALUES (:id::uuid, :site, :number, :key, :channelUrlCode, :name, :description, :line1, :line2, :city, :county, :postalCode, :country, :phone, :email, :regionKey, :latitude, :longitude, :watchBrands, :jewelleryBrands, :services, :collects, :collectionDays, :closedForGood, :nation, :contentHash, :kind, :watchBrandIds, :jewelleryBrandIds)
  ON CONFLICT (id) DO UPDATE SET (number, key, channel_url_code, name, description, line1, line2, city, county, postal_code,
    country, phone, email, region_key, latitude, longitude, watch_brands, jewellery_brands, services, collects, collection_days,
    closed_for_good, nation, content_hash, kind, watch_brand_ids, jewellery_brand_ids, version) = (EXCLUDED.number, EXCLUDED.key, EXCLUDED.channel_url_code, EXCLUDED.name,
    EXCLUDED.description, EXCLUDED.line1, EXCLUDED.line2, EXCLUDED.city, EXCLUDED.county, EXCLUDED.postal_code,
    EXCLUDED.country, EXCLUDED.phone, EXCLUDED.email, EXCLUDED.region_key, EXCLUDED.latitude, EXCLUDED.longitude,
    EXCLUDED.watch_brands, EXCLUDED.jewellery_brands, EXCLUDED.services, EXCLUDED.collects, EXCLUDED.collection_days,
    EXCLUDED.closed_for_good, EXCLUDED.nation, EXCLUDED.content_hash, EXCLUDED.kind,
    EXCLUDED.watch_brand_ids, EXCLUDED.jewellery_brand_ids, store.version + 1)
  RETURNING version`,
);
const FORGET_TIMES = sql(
  'forget-times',
  `
  WITH hours AS (DELETE FROM opening_hours WHERE store_id = $1::uuid)
  DELETE FROM opening_exception WHERE store_id = $1::uuid AND set_by IS NULL`,
);
const HOURS = sql(
  'save-hours',
  `
  INSERT INTO opening_hours (store_id, weekday, opens, closes)
  SELECT $1::uuid, (day.ordinality - 1)::int, day.span ->> 'opens', day.span ->> 'closes'
  FROM json_array_elements($2::json) WITH ORDINALITY AS day (span, ordinality)`,
);
const EXCEPTIONS = sql(
  'save-exceptions',
  `
  INSERT INTO opening_exception (store_id, date, reason, opens, closes)
  SELECT $1::uuid, (day ->> 'date')::date, day ->> 'reason', day -> 'span' ->> 'opens', day -> 'span' ->> 'closes'
  FROM json_array_elements($2::json) AS day
  ON CONFLICT (store_id, date) DO NOTHING`,
);
/** With those that the store's team has set, which stay. */
const ALL_EXCEPTIONS = sql(
  'exceptions-of-store',
  `
  SELECT date::text AS date, reason, opens, closes FROM opening_exception WHERE store_id = $1::uuid ORDER BY date`,
);

const CONTENT_HASHES = sql('content-hashes', 'SELECT id, content_hash AS hash FROM store');
const SAVE_REGIONS = sql(
  'save-regions',
  `
  INSERT INTO region (key, name) SELECT key, name FROM json_to_recordset($1::json) AS given (key text, name text)
  ON CONFLICT (key) DO UPDATE SET name = EXCLUDED.name`,
);

/** @param eventOf the event that publishes a store with its new version */
export function storeStore(
  pool: pg.Pool,
  eventOf: (store: StoreDraft, version: bigint) => OutboxEvent,
): StoreStore {
  return {
    async contentHashes() {
      const rows = await poolTx(pool).query(CONTENT_HASHES);
      return new Map(rows.map(({ id, hash }) => [id, hash]));
    },
    async saveRegions(regions) {
      await saveRegions(poolTx(pool), regions);
    },
    publishedBytes: (store) => eventOf(store, 0n).payload,
    save: (store, contentHash) =>
      inTransaction(pool, async (tx) => {
        const [row] = await tx.query(UPSERT, { ...store, ...store.point, contentHash });
        await tx.query(FORGET_TIMES, [store.id]);
        await tx.query(HOURS, [store.id, JSON.stringify(store.week)]);
        await tx.query(EXCEPTIONS, [store.id, JSON.stringify(store.exceptions)]);
        const exceptions = (await tx.query(ALL_EXCEPTIONS, [store.id])).map(exceptionOf);
        await enqueue(tx, eventOf({ ...store, exceptions }, row!.version));
      }),
  };
}

const exceptionOf = ({ date, reason, opens, closes }: RowOf<typeof ALL_EXCEPTIONS>): OpeningException => ({
  date,
  reason,
  span: opens === null || closes === null ? null : { opens, closes },
});

async function saveRegions(tx: Tx, regions: readonly Region[]): Promise<void> {
  await tx.query(SAVE_REGIONS, [JSON.stringify(regions)]);
}
