import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { isConflict, retryOnConflict } from '@loupe/database/conflict';
import { createPool } from '@loupe/database/pool';
import { prismaAdapter } from '@loupe/database/prisma';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

type Adapter = Awaited<ReturnType<ReturnType<typeof prismaAdapter>['connect']>>;

const NOON = new Date('2026-07-01T12:00:00.000Z');
let database: TestDatabase;
let pool: pg.Pool;
let adapter: Adapter;

const run = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] });

beforeAll(async () => {
  database = await testDatabase({ service: 'prisma-test' });
  const setUp = createPool({ url: database.url, applicationName: 'set-up', kind: 'background' });
  await setUp.query(`ALTER ROLE CURRENT_USER SET timezone = 'America/New_York'`);
  await setUp.query(
    'CREATE TABLE event (id int PRIMARY KEY, at timestamptz(3)); INSERT INTO event VALUES (1, NULL), (2, NULL)',
  );
  await setUp.end();
  pool = createPool({ url: database.url, applicationName: 'prisma-test', kind: 'request', max: 2 });
  adapter = await prismaAdapter(pool, 'prisma_test').connect();
});

afterAll(async () => {
  await pool.query('ALTER ROLE CURRENT_USER RESET timezone');
  await pool.end();
  await database.drop();
});

describe('prismaAdapter', () => {
  it('an instant written through Prisma is that instant in SQL', async () => {
    await adapter.executeRaw({
      sql: 'UPDATE event SET at = $1 WHERE id = 1',
      args: [NOON.toISOString()],
      argTypes: [{ scalarType: 'datetime', arity: 'scalar' }],
    });
    const { rows } = await pool.query<{ at: Date }>('SELECT at FROM event WHERE id = 1');
    expect(rows[0]?.at).toEqual(NOON);
  });

  it('an instant written in SQL is that instant through Prisma', async () => {
    await pool.query('UPDATE event SET at = $1 WHERE id = 2', [NOON]);
    const { rows } = await run('SELECT at FROM event WHERE id = 2');
    expect(new Date(String(rows[0]?.[0]))).toEqual(NOON);
  });

  it('statements are prepared once per connection', async () => {
    for (let time = 0; time < 5; time++) await run('SELECT id FROM event ORDER BY id');
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement = 'SELECT id FROM event ORDER BY id'`,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('leaves the pool open for its other users', async () => {
    const second = await prismaAdapter(pool, 'prisma_test').connect();
    await second.dispose();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('retryOnConflict', () => {
  it('recognises the adapter’s serialization failure, and the second attempt succeeds', async () => {
    let tries = 0;
    await retryOnConflict(async () => {
      const mine = await adapter.startTransaction('SERIALIZABLE');
      try {
        await mine.queryRaw({
          sql: 'SELECT count(*) FROM event WHERE at IS NOT NULL',
          args: [],
          argTypes: [],
        });
        if (++tries === 1) await pool.query('UPDATE event SET at = now() WHERE id = 1');
        await mine.executeRaw({ sql: 'UPDATE event SET at = NULL WHERE id = 1', args: [], argTypes: [] });
        await mine.executeRaw({ sql: 'COMMIT', args: [], argTypes: [] });
        await mine.commit();
      } catch (error) {
        expect(isConflict(error)).toBe(true);
        await mine.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] });
        await mine.rollback();
        throw error;
      }
    });
    expect(tries).toBe(2);
  });
});
