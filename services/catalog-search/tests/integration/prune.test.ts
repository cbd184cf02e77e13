import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { housekeeping } from '../../src/adapters/db/housekeeping.ts';
import { reviewCounters } from '../../src/domain/limits/review-limits.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  const migrationsDir = new URL('../../prisma/migrations', import.meta.url).pathname;
  database = await testDatabase({ service: 'catalog-search', migrationsDir });
  pool = createPool({ url: database.url, applicationName: 'prune', kind: 'background' });
});
beforeEach(() => pool.query('TRUNCATE rate_limit, inbox'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const query = async <R extends object = object>(sql: string, values: unknown[] = []): Promise<R[]> =>
  (await pool.query<R>(sql, values)).rows;
/** As createPorts puts it together. */
const prune = () => housekeeping(poolTx(pool), rateLimits(poolTx(pool))).prune();
const keysLeft = async (): Promise<string[]> =>
  (await query<{ key: string }>('SELECT key FROM rate_limit ORDER BY key')).map(({ key }) => key);

it('counters whose window has ended are removed, however many, and no other', async () => {
  await query(`INSERT INTO rate_limit
    SELECT 'ended-' || n, 3, now() - make_interval(secs => n) FROM generate_series(1, 12000) AS n
    UNION ALL SELECT 'running', 1, now() + interval '1 minute' UNION ALL SELECT 'used-up', 300, now() + interval '1 hour'`);
  expect([await prune(), await prune(), await prune()]).toEqual([10_000, 2_000, 0]);
  expect(await keysLeft()).toEqual(['running', 'used-up']);
});

it('what a review was counted on is removed once its window has ended, and counts from one again', async () => {
  const limits = rateLimits(poolTx(pool));
  const counters = reviewCounters('loupe', '203.0.113.0/24', '0100001');
  await limits.count(counters);
  expect(await prune()).toBe(0);
  expect(await keysLeft()).toHaveLength(counters.length);
  await query(`UPDATE rate_limit SET resets_at = now() - interval '1 second'`);
  expect(await prune()).toBe(counters.length);
  await limits.count(counters);
  for (const counter of counters) expect(await limits.peek(counter)).toBe(1);
});

it('instances that remove at the same time remove each row once', async () => {
  await query(`INSERT INTO rate_limit SELECT 'ended-' || n, 3, now() - make_interval(secs => n)
    FROM generate_series(1, 5000) AS n`);
  const removed = await Promise.all([prune(), prune(), prune()]);
  expect(removed.reduce((all, one) => all + one)).toBe(5_000);
  expect(await keysLeft()).toEqual([]);
});

it('counters are removed also while a message cannot be', async () => {
  await query(`INSERT INTO inbox VALUES ('a', gen_random_uuid(), now() - interval '431 days')`);
  await query(`INSERT INTO rate_limit VALUES ('ended', 1, now() - interval '1 minute')`);
  const allow = await refuseRows(query, { table: 'inbox', event: 'DELETE' });
  await expect(prune()).rejects.toThrow('refused by the test');
  expect(await keysLeft()).toEqual([]);
  await allow();
});
