import { readFileSync } from 'node:fs';
import { laterWork } from '@loupe/database/later-work';
import type { LaterWork } from '@loupe/database/later-work';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';

export type Kinds = { letter: { to: string }; parcel: { weight: number } };

export interface LaterTable {
  readonly database: TestDatabase;
  readonly pool: pg.Pool;
  readonly later: LaterWork<Kinds>;
  /** Advances the clock, which is otherwise stopped. */
  moveClock(seconds: number): Promise<unknown>;
  letter(id: string, to?: string): Promise<void>;
  rows(): Promise<{ id: string; attempts: number; wait: number }[]>;
  empty(): Promise<unknown>;
  close(): Promise<void>;
}

const TABLE = readFileSync(new URL('../../../sql/later-work.sql', import.meta.url), 'utf8');

/** The table of work that is run later, in a database of its own. */
export async function openLaterTable(): Promise<LaterTable> {
  const database = await testDatabase({ service: 'later-test' });
  const pool = createPool({ url: database.url, applicationName: 'later-test', kind: 'background' });
  const later = laterWork<Kinds>(poolTx(pool));
  const moveClock = (seconds: number) =>
    pool.query(
      `CREATE OR REPLACE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE
       AS 'SELECT timestamptz ''2026-11-22 12:00Z'' + make_interval(secs => ${seconds})'`,
    );
  await moveClock(0);
  await pool.query(TABLE);
  return {
    database,
    pool,
    later,
    moveClock,
    letter: (id, to = 'ada') => later.store({ id, kind: 'letter', payload: { to } }),
    rows: async () =>
      (
        await pool.query<{ id: string; attempts: number; wait: number }>(
          'SELECT id, attempts, extract(epoch FROM next_attempt_at - clock())::int AS wait FROM later_work ORDER BY id',
        )
      ).rows,
    empty: () => pool.query('TRUNCATE later_work').then(() => moveClock(0)),
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
