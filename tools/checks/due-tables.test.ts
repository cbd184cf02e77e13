import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleOf, SERVICES } from '@loupe/contracts/services';
import type { ServiceName } from '@loupe/contracts/services';
import { overdueMetrics } from '@loupe/database/overdue-metrics';
import type { DueTable } from '@loupe/database/overdue-metrics';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../stack/services.ts';

const HOUR_SECONDS = 3_600;

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
});
afterAll(() => shop.close());

/** Tables with a column that says when their row is worked on next, as the migrated schema has them. */
const inSchema = (service: ServiceName) =>
  shop.onValid(async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = $1 AND table_type = 'BASE TABLE' AND data_type LIKE 'timestamp%'
         AND column_name ~ '(^|_)(due|attempt|retry|renew)_at$|^next_.*_at$'
       ORDER BY 1, 2`,
      [roleOf(service)],
    );
    return rows;
  });

const folderOf = (service: ServiceName) => join(ROOT, 'services', service, 'src');

async function watchedBy(service: ServiceName): Promise<readonly DueTable[]> {
  const file = join(folderOf(service), 'adapters/db/due-tables.ts');
  if (!existsSync(file)) return [];
  return ((await import(file)) as { DUE_TABLES: readonly DueTable[] }).DUE_TABLES;
}

describe.each(SERVICES)('work of %s that is due', (service) => {
  it('has a gauge for every table that says when', async () => {
    const watched = (await watchedBy(service)).map(({ table, column }) => ({ table, column }));
    expect(watched.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual(await inSchema(service));
  });

  it('is reported by the service', async () => {
    const composed = ['main.ts', 'metrics.ts']
      .map((name) => join(folderOf(service), name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'));
    const isReported = composed.some((text) => text.includes('overdueMetrics(pool, DUE_TABLES)'));
    expect(isReported).toBe((await inSchema(service)).length > 0);
  });

  it('makes the gauge of its table rise, and of no other', async () => {
    const watched = await watchedBy(service);
    for (const late of watched) {
      const seconds = await shop.onValid((client) => withOneLate(client, { service, watched, late }));
      const risen = Object.entries(seconds).filter(([, value]) => value > 0);
      expect(risen).toEqual([[late.table, expect.any(Number)]]);
      expect(Math.round(risen[0]![1] / HOUR_SECONDS)).toBe(1);
    }
  });
});

/** In copies of the tables without their constraints: one row of one of them has been due for an hour, one becomes due in an hour. */
async function withOneLate(
  client: pg.Client,
  { service, watched, late }: { service: ServiceName; watched: readonly DueTable[]; late: DueTable },
): Promise<Record<string, number>> {
  const schema = roleOf(service);
  await client.query('BEGIN; CREATE SCHEMA copies; SET LOCAL search_path = copies');
  for (const { table } of watched)
    await client.query(`CREATE TABLE ${table} AS SELECT * FROM ${schema}.${table} WITH NO DATA`);
  const [state, value] = late.states === undefined ? ['', ''] : [', state', `, '${late.states[0]}'`];
  const [by, first] = late.by === undefined ? ['', ''] : [`, ${late.by}`, ", 'first'"];
  for (const when of ["now() - interval '1 hour'", "now() + interval '1 hour'"])
    await client.query(
      `INSERT INTO ${late.table} (${late.column}${state}${by}) VALUES (${when}${value}${first})`,
    );
  const pool = { query: client.query.bind(client) } as unknown as pg.Pool;
  const [metric] = await overdueMetrics(pool, watched).read();
  await client.query('ROLLBACK');
  return Object.fromEntries(metric!.samples.map(({ labels, value: late }) => [labels!['table']!, late]));
}
