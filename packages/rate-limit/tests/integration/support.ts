import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import { rateLimits } from '../../src/rate-limits.ts';

const SQL = readFileSync(join(import.meta.dirname, '../../sql/rate-limit.sql'), 'utf8');
/** A stopped clock that tests advance. */
const CLOCK = `
CREATE TABLE test_clock (now timestamptz NOT NULL);
INSERT INTO test_clock VALUES ('2026-01-05 10:00:00Z');
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now FROM test_clock'`;

export type Counting = Awaited<ReturnType<typeof openCounting>>;

/** The limits of two instances on one database, with their own clock. */
export async function openCounting() {
  const database = await testDatabase({ service: 'rate-limit-test' });
  const open = () =>
    createPool({ url: database.url, applicationName: 'rate-limit-test', max: 8, kind: 'request' });
  const [pool, another] = [open(), open()];
  await pool.query(SQL);
  await pool.query(CLOCK);
  return {
    database,
    limits: rateLimits(poolTx(pool)),
    other: rateLimits(poolTx(another)),
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await pool.query<Row>(sql, [...values])).rows,
    pass: async (seconds: number): Promise<void> =>
      void (await pool.query('UPDATE test_clock SET now = now + make_interval(secs => $1)', [seconds])),
    /** Attempts counted by key; windows that have ended are left out. */
    async hits(): Promise<Record<string, number>> {
      const { rows } = await pool.query<{ key: string; hits: number }>(
        'SELECT key, hits FROM rate_limit WHERE resets_at > clock() AND hits > 0 ORDER BY key',
      );
      return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]));
    },
    clear: async (): Promise<void> => void (await pool.query('DELETE FROM rate_limit')),
    async close(): Promise<void> {
      await Promise.all([pool.end(), another.end()]);
      await database.drop();
    },
  };
}
