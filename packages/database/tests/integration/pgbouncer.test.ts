import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { findPgBouncer, startPgBouncer, type PgBouncer } from '@loupe/test-harness/pgbouncer';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';

const program = findPgBouncer();
if (program === undefined)
  console.warn('PgBouncer is not installed (Debian: apt-get install pgbouncer), so it is not tested.');

/** What createPool sends as start-up options to Postgres, and PgBouncer has to set. docs/scaling.md repeats it. */
const SETTINGS = [
  ...["timezone to ''UTC''", 'statement_timeout to 2000', 'lock_timeout to 500'],
  'idle_in_transaction_session_timeout to 5000',
];
const CONNECT_QUERY = SETTINGS.map((setting) => `set ${setting}`).join('; ');

(program === undefined ? describe.skip : describe)('requests through PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  const pools: pg.Pool[] = [];
  const open = (url: string): pg.Pool => {
    const pool = createPool({ url, applicationName: 'pgbouncer-test', kind: 'request' });
    pools.push(pool);
    return pool;
  };

  const through = (): string => `${database.url}?pgbouncer=${bouncer.address}`;

  beforeAll(async () => {
    database = await testDatabase({ service: 'pgbouncer-test' });
    bouncer = await startPgBouncer(program!, database.url, CONNECT_QUERY);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await bouncer.stop();
    await database.drop();
  });

  it('gives statements the settings of a direct connection', async () => {
    const read = `SELECT name, setting FROM pg_settings WHERE name IN
      ('TimeZone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'search_path') ORDER BY name`;
    const [direct, pooled] = [await open(database.url).query(read), await open(through()).query(read)];
    expect(pooled.rows).toEqual(direct.rows);
  });

  it('runs statements with parameters of more clients than connections, and transactions of their own', async () => {
    const pool = open(through());
    await pool.query('CREATE TABLE counted (id int PRIMARY KEY, n int NOT NULL)');
    await pool.query('INSERT INTO counted VALUES (1, 0)');
    const raise = () =>
      inTransaction(pool, async (tx) => {
        const rows = await tx.query<{ n: number }>('SELECT n FROM counted WHERE id = $1 FOR UPDATE', [1]);
        await tx.query('UPDATE counted SET n = $2 WHERE id = $1', [1, rows[0]!.n + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect((await pool.query('SELECT n FROM counted WHERE id = $1', [1])).rows).toEqual([{ n: 20 }]);
  });

  it('cannot hold a session lock, so relays and migrations need a direct connection', async () => {
    const lock = 'SELECT pg_try_advisory_lock(4711, 1) AS locked';
    const [one, other] = [open(through()), open(through())];
    expect((await one.query<{ locked: boolean }>(lock)).rows).toEqual([{ locked: true }]);
    // Both believe that they lead.
    expect((await other.query<{ locked: boolean }>(lock)).rows).toEqual([{ locked: true }]);

    const background = createPool({ url: through(), applicationName: 'pgbouncer-test', kind: 'background' });
    pools.push(background);
    const port = 'SELECT inet_server_port() AS port, pg_try_advisory_lock(4711, 1) AS locked';
    expect((await background.query(port)).rows).toEqual([
      { port: Number(new URL(database.url).port), locked: false },
    ]);
  });
});
