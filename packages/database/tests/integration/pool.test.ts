import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

let database: TestDatabase;
const pools: pg.Pool[] = [];

function open(kind: 'request' | 'background', url = database.url): pg.Pool {
  const pool = createPool({ url, applicationName: `pool-test-${kind}`, kind });
  pools.push(pool);
  return pool;
}

/** One connection, on which statements are prepared. */
function openPlanning(planOnce: boolean): pg.Pool {
  const pool = createPool({ url: database.url, applicationName: 'plans', kind: 'request', max: 1, planOnce });
  pools.push(pool);
  return pool;
}

async function setting(pool: pg.Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>('SELECT current_setting($1) AS value', [name]);
  return rows[0]?.value;
}

beforeAll(async () => {
  database = await testDatabase({ service: 'pool-test' });
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

describe('createPool', () => {
  it('sessions are in UTC regardless of the settings of server and role', async () => {
    const pool = open('request');
    await pool.query(`ALTER ROLE CURRENT_USER SET timezone = 'America/New_York'`);
    const fresh = open('request');
    expect(await setting(fresh, 'timezone')).toBe('UTC');
    await pool.query('ALTER ROLE CURRENT_USER RESET timezone');
  });

  it.each([
    ['request', '2s', '500ms', '5s'],
    ['background', '30s', '5s', '30s'],
  ] as const)('a %s pool has its time-outs and its name in the log', async (kind, statement, lock, idle) => {
    const pool = open(kind);
    expect(await setting(pool, 'statement_timeout')).toBe(statement);
    expect(await setting(pool, 'lock_timeout')).toBe(lock);
    expect(await setting(pool, 'idle_in_transaction_session_timeout')).toBe(idle);
    expect(await setting(pool, 'application_name')).toBe(`pool-test-${kind}`);
  });

  it('the server notices after 25 s that the host of background work has vanished, and releases its locks', async () => {
    const pool = open('background');
    expect(await setting(pool, 'tcp_keepalives_idle')).toBe('10');
    expect(await setting(pool, 'tcp_keepalives_interval')).toBe('5');
    expect(await setting(pool, 'tcp_keepalives_count')).toBe('3');
  });

  it('a URL in Prisma’s form, or with its own options, does not change this', async () => {
    const url = `${database.url}?schema=elsewhere&options=-c%20timezone%3DAsia/Tokyo&application_name=other`;
    const pool = open('request', url);
    expect(await setting(pool, 'timezone')).toBe('UTC');
    expect(await setting(pool, 'search_path')).toBe('pool_test, ext');
    expect(await setting(pool, 'application_name')).toBe('pool-test-request');
  });

  it.each([
    [true, { generic: 6n, custom: 0n }],
    [false, { generic: 1n, custom: 5n }],
  ])(
    'planOnce %s: plans of a named statement whose best plan depends on its parameter',
    async (planOnce, plans) => {
      const pool = openPlanning(planOnce);
      const statement = { name: 'sizes', text: 'SELECT count(*) FROM unnest($1::int[]) AS size' };
      for (let time = 0; time < 6; time++) await pool.query({ ...statement, values: [[time]] });
      const { rows } = await pool.query(
        `SELECT generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements WHERE name = 'sizes'`,
      );
      expect(rows).toEqual([plans]);
    },
  );

  it('a named statement is described once for each connection until its columns change', async () => {
    const pool = openPlanning(false);
    await pool.query('CREATE TABLE described (id int, at timestamptz, name text)');
    await pool.query(`INSERT INTO described VALUES (1, '2026-01-02T03:04:05Z', NULL), (2, NULL, 'b')`);
    const described = jest.fn();
    const client = await pool.connect();
    (client as unknown as { connection: EventEmitter }).connection.on('rowDescription', described);
    client.release();
    const read = (id: number) => poolTx(pool).query('SELECT id, at, name FROM described WHERE id = $1', [id]);
    const first = { id: 1, at: new Date('2026-01-02T03:04:05Z'), name: null };
    expect(await read(1)).toEqual([first]);
    expect(await read(2)).toEqual([{ id: 2, at: null, name: 'b' }]);
    expect(await read(3)).toEqual([]);
    expect(await read(1)).toEqual([first]);
    expect(described).toHaveBeenCalledTimes(1);
    await pool.query('ALTER TABLE described ALTER COLUMN id TYPE bigint');
    expect(await read(2)).toEqual([{ id: 2n, at: null, name: 'b' }]);
  });

  it.each([
    [true, 'Index Scan'],
    [false, 'Seq Scan'],
  ])(
    'planOnce %s: rows of a small table by an array of keys are found by a generic plan with %s',
    async (planOnce, scan) => {
      const pool = openPlanning(planOnce);
      await pool.query('DROP TABLE IF EXISTS item');
      await pool.query('CREATE TABLE item (sku text PRIMARY KEY, on_hand int, reserved int)');
      await pool.query('INSERT INTO item SELECT md5(n::text), n, 0 FROM generate_series(1, 1300) AS n');
      await pool.query('SET plan_cache_mode = force_generic_plan');
      await pool.query('PREPARE wanted AS SELECT * FROM unnest($1::text[]) AS w(sku) JOIN item USING (sku)');
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE wanted('{x}')`);
      const scanned = rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('on item'));
      expect(scanned).toContain(scan);
    },
  );

  it('an idle connection that the server closes does not end the process; the next query uses another', async () => {
    const pool = open('request');
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    const other = open('background');
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await removed;
    expect(await setting(pool, 'timezone')).toBe('UTC');
  });

  it.each([
    ['a transaction', (pool: pg.Pool, sql: string) => inTransaction(pool, (tx) => tx.query(sql))],
    [
      'a borrower that gives it back as if nothing had happened',
      async (pool: pg.Pool, sql: string) => {
        const client = await pool.connect();
        await client.query(sql).finally(() => client.release());
      },
    ],
  ])('a connection whose server turned read-only is closed after %s failed on it', async (_, write) => {
    const pool = createPool({ url: database.url, applicationName: 'pool-test-one', kind: 'request', max: 1 });
    pools.push(pool);
    await pool.query('SET default_transaction_read_only = on'); // as after a failover
    const made = 'CREATE TABLE IF NOT EXISTS written (a int)';
    await expect(write(pool, made)).rejects.toMatchObject({ code: '25006' });
    await write(pool, made); // on another connection
  });
});

describe('poolTx', () => {
  it('returns bigint, dates as text and instants without loss', async () => {
    const [row] = await poolTx(open('request')).query(
      `SELECT 9007199254740993::bigint AS big, '2026-03-29'::date AS day, '2026-03-29T12:00:00Z'::timestamptz AS at, 1.10::numeric AS net`,
    );
    expect(row).toEqual({
      big: 9007199254740993n,
      day: '2026-03-29',
      at: new Date('2026-03-29T12:00:00Z'),
      net: '1.10',
    });
  });

  it('prepares a statement once per connection, under a name Postgres does not cut', async () => {
    const pool = createPool({ url: database.url, applicationName: 'pool-test-one', kind: 'request', max: 1 });
    pools.push(pool);
    const tx = poolTx(pool);
    for (let id = 0; id < 3; id++) await tx.query('SELECT $1::int AS chosen', [id]);
    const prepared = await tx.query<{ name: string; uses: bigint }>(
      `SELECT name, generic_plans + custom_plans AS uses FROM pg_prepared_statements WHERE statement LIKE '%AS chosen'`,
    );
    expect(prepared).toEqual([{ name: expect.stringMatching(/^[\w-]{24}$/), uses: 3n }]);
  });

  it('statements composed at run time are no longer prepared above the limit', async () => {
    const pool = createPool({
      url: database.url,
      applicationName: 'pool-test-many',
      kind: 'background',
      max: 1,
    });
    pools.push(pool);
    const tx = poolTx(pool);
    for (let index = 0; index < 700; index++) await tx.query(`SELECT ${index} AS made_up`);
    const [count] = await tx.query<{ held: number }>(
      'SELECT count(*)::int AS held FROM pg_prepared_statements',
    );
    expect(count?.held).toBeLessThanOrEqual(500);
  });

  it('a statement prepared before a migration changed its columns runs after it', async () => {
    const pool = open('request');
    await pool.query('CREATE TABLE widening (a int)');
    const tx = poolTx(pool);
    await tx.query('SELECT * FROM widening');
    await pool.query('ALTER TABLE widening ADD b int');
    expect(await tx.query('SELECT * FROM widening')).toEqual([]);
  });
});
