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
import { prismaOn } from './prisma-client.ts';

const FORGET_TIMES = sql(
  'forget-times',
  `
  WITH hours AS (DELETE FROM opening_hours WHERE store_id = $1::uuid)
  DELETE FROM opening_exception WHERE store_id = $1::uuid AND set_by IS NULL`,
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
        const version = await upsert(tx, store, contentHash);
        await tx.query(FORGET_TIMES, [store.id]);
        await saveTimes(tx, store);
        const exceptions = (await tx.query(ALL_EXCEPTIONS, [store.id])).map(exceptionOf);
        await enqueue(tx, eventOf({ ...store, exceptions }, version));
      }),
  };
}

/** Locks the row: a concurrent save of the same store waits and gets the next version. @returns its version */
async function upsert(
  tx: Tx,
  { id, site, point, week: _week, exceptions: _exceptions, ...draft }: StoreDraft,
  contentHash: string,
): Promise<bigint> {
  const fields = {
    ...draft,
    ...point,
    contentHash,
    watchBrands: [...draft.watchBrands],
    jewelleryBrands: [...draft.jewelleryBrands],
    watchBrandIds: [...draft.watchBrandIds],
    jewelleryBrandIds: [...draft.jewelleryBrandIds],
    services: [...draft.services],
  };
  const { version } = await prismaOn(tx).store.upsert({
    where: { id },
    create: { id, site, ...fields },
    update: { ...fields, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

/** A day that the store's team has set stays as they set it. */
async function saveTimes(tx: Tx, { id: storeId, week, exceptions }: StoreDraft): Promise<void> {
  const { openingHours, openingException } = prismaOn(tx);
  await openingHours.createMany({ data: week.map((span, weekday) => ({ storeId, weekday, ...span })) });
  await openingException.createMany({
    data: exceptions.map(({ date, reason, span }) => ({ storeId, date: new Date(date), reason, ...span })),
    skipDuplicates: true,
  });
}

const exceptionOf = ({ date, reason, opens, closes }: RowOf<typeof ALL_EXCEPTIONS>): OpeningException => ({
  date,
  reason,
  span: opens === null || closes === null ? null : { opens, closes },
});

async function saveRegions(tx: Tx, regions: readonly Region[]): Promise<void> {
  await tx.query(SAVE_REGIONS, [JSON.stringify(regions)]);
}
