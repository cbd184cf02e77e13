import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { feedLock } from '../../src/adapters/db/feed-lock.ts';

let database: TestDatabase;
/** Of two instances. */
let pools: pg.Pool[];

beforeAll(async () => {
  const migrationsDir = new URL('../../prisma/migrations', import.meta.url).pathname;
  database = await testDatabase({ service: 'catalog-search', migrationsDir });
  pools = [1, 2].map((nth) =>
    createPool({ url: database.url, applicationName: `feed-${nth}`, kind: 'background' }),
  );
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

describe('the lock of the feed', () => {
  it('lets one instance work at a time, also after one that failed', async () => {
    const steps: string[] = [];
    const work = (pool: pg.Pool, name: string) =>
      feedLock(pool)(async () => {
        steps.push(`${name} begins`);
        await delay(50);
        steps.push(`${name} ends`);
        throw new Error(name);
      });
    const ended = await Promise.allSettled([...pools, ...pools].map((pool, nth) => work(pool, String(nth))));
    expect(ended.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    for (let at = 0; at < steps.length; at += 2)
      expect(steps[at + 1]).toBe(steps[at]!.replace('begins', 'ends'));
    expect(steps).toHaveLength(8);
  });

  it('holds no transaction while it is held', async () => {
    const [pool, other] = pools as [pg.Pool, pg.Pool];
    const seen = await feedLock(pool)(async () => {
      const { rows } = await other.query<{ state: string }>(
        `SELECT state FROM pg_stat_activity WHERE application_name = 'feed-1' AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')`,
      );
      return rows.map(({ state }) => state);
    });
    expect(seen).toEqual(['idle']);
  });

  it('is given back with a connection that was lost', async () => {
    const [pool, other] = pools as [pg.Pool, pg.Pool];
    const lost = feedLock(pool)(async (tx) => {
      await other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted`,
      );
      await tx.query('SELECT 1');
    });
    await expect(lost).rejects.toThrow();
    expect(await feedLock(other)(async () => 'free')).toBe('free');
  });
});
