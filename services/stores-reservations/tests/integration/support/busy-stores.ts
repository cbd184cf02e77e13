import { randomUUID } from 'node:crypto';
import { openDiary, PEOPLE, ROOM } from './appointments.ts';
import { countPieces, publishProduct } from './pieces.ts';
import type { TestStores } from './stores.ts';

const MORE_PEOPLE = 6;
const MORE_ROOMS = 3;
export const BUSY_STORES = 50;
export const BUSY_SKU = '0100001-M';

/** Leeds has eight people and four rooms, each with four times taken on every day of the horizon. */
export async function openBusyDiary({ pool, clock }: Pick<TestStores, 'pool' | 'clock'>): Promise<void> {
  await openDiary({ pool });
  for (const id of [
    ...Array.from({ length: MORE_PEOPLE }, () => PEOPLE[0]),
    ...Array.from({ length: MORE_ROOMS }, () => ROOM),
  ]) {
    const copy = randomUUID();
    await pool.query(
      `INSERT INTO diary_resource (id, store_id, kind, name) SELECT $1, store_id, kind, name FROM diary_resource WHERE id = $2`,
      [copy, id],
    );
    await pool.query(
      `INSERT INTO diary_skill (resource_id, store_id, service_key) SELECT $1, store_id, service_key FROM diary_skill WHERE resource_id = $2`,
      [copy, id],
    );
    await pool.query(
      `INSERT INTO diary_pattern (resource_id, weekday, starts, ends) SELECT $1, weekday, starts, ends FROM diary_pattern
       WHERE resource_id = $2`,
      [copy, id],
    );
  }
  await pool.query(
    `INSERT INTO diary_claim (resource_id, store_id, note, starts_at, ends_at)
     SELECT r.id, r.store_id, 'busy', at, at + interval '75 minutes'
     FROM diary_resource r, generate_series(0, 60) AS d(n), unnest(ARRAY[9, 11, 13, 15]) AS h(n),
       LATERAL (SELECT date_trunc('day', $1::timestamptz) + make_interval(days => d.n, hours => h.n) AS at) AS t`,
    [clock()],
  );
}

/** Fifty stores of the site have a piece, counted now. */
export async function fillStores(service: TestStores): Promise<void> {
  const own = service.drafts.filter(({ site }) => site === 'beaverbrooks');
  const more = Array.from({ length: Math.max(0, BUSY_STORES - own.length) }, (_, n) => ({
    ...own[n]!,
    id: randomUUID(),
    key: `bb-bench-${n}`,
    number: `${9_000 + n}`,
    channelUrlCode: `bench-${n}`,
  }));
  await service.save([...service.drafts, ...more]);
  await publishProduct(service, {
    id: randomUUID(),
    key: '0100001',
    skus: { '0100001-L': 100, [BUSY_SKU]: 102 },
    version: 1n,
  });
  for (const { key } of [...own, ...more].slice(0, BUSY_STORES)) await countPieces(service, key, BUSY_SKU, 2);
}
