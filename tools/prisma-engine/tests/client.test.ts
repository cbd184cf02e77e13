import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { isConflict } from '@loupe/database/conflict';
import { createPool } from '@loupe/database/pool';
import { prismaOver } from '@loupe/database/prisma';
import { inTransaction, TransactionEndedError } from '@loupe/database/transaction';
import { poolTx, type Tx } from '@loupe/database/tx';
import { makePrismaProject } from './prisma-project.ts';
import type { PrismaProject } from './prisma-project.ts';

interface Counter {
  readonly id: number;
  readonly total: bigint;
  readonly at: Date;
}

/** The part of the generated client that is used here. */
interface Client {
  $extends(extension: object): unknown;
  counter: {
    create(query: { data: object }): Promise<Counter>;
    createMany(query: { data: Partial<Counter>[]; skipDuplicates?: boolean }): Promise<{ count: number }>;
    findFirst(query: { where: { id: number } }): Promise<Counter | null>;
    findMany(query: { orderBy: { id: 'asc' } }): Promise<Counter[]>;
    findUnique(query: { where: { id: number } }): Promise<Counter | null>;
    updateMany(query: { where: { id: number }; data: Partial<Counter> }): Promise<{ count: number }>;
  };
}

const MODELS = `
model Counter {
  id    Int      @id
  total BigInt
  at    DateTime @default(now()) @db.Timestamptz(3)
  notes Note[]
  @@map("counter")
}

model Note {
  id        Int     @id
  counterId Int     @map("counter_id")
  counter   Counter @relation(fields: [counterId], references: [id])
  @@map("note")
}
`;
const NOON = new Date('2026-07-01T12:00:00.000Z');

let project: PrismaProject;
let pool: pg.Pool;
let counterOn: (tx: Tx) => Client['counter'];

beforeAll(async () => {
  project = await makePrismaProject();
  await project.writeSchema(MODELS);
  expect(await project.prisma(['generate'])).toMatchObject({ code: 0 });
  pool = createPool({ url: project.url, applicationName: 'client-test', kind: 'request', max: 2 });
  await pool.query(`ALTER ROLE CURRENT_USER SET timezone = 'America/New_York'`);
  await pool.query(
    'CREATE TABLE counter (id int PRIMARY KEY, total bigint NOT NULL, at timestamptz(3) NOT NULL DEFAULT now())',
  );
  const generated = pathToFileURL(join(project.folder, 'src/generated/prisma/client.ts')).href;
  const { PrismaClient } = (await import(generated)) as { PrismaClient: new (options: object) => Client };
  const prismaOn = prismaOver('engine_test', (adapter) => new PrismaClient({ adapter }));
  counterOn = (tx) => prismaOn(tx).counter;
});

afterAll(async () => {
  await pool.query('ALTER ROLE CURRENT_USER RESET timezone');
  await pool.end();
  await project.remove();
});

/** Adds a row through Prisma, outside of a transaction. */
const add = (id: number, at = NOON) => counterOn(poolTx(pool)).createMany({ data: [{ id, total: 0n, at }] });

describe('Prisma on a Tx', () => {
  it('is in the transaction of its SQL', async () => {
    const failing = inTransaction(pool, async (tx) => {
      await counterOn(tx).create({ data: { id: 1, total: 9_007_199_254_740_993n } });
      const rows = await tx.query('UPDATE counter SET total = total + $1 WHERE id = 1 RETURNING total', [1]);
      expect(rows).toEqual([{ total: 9_007_199_254_740_994n }]);
      expect(await counterOn(tx).findFirst({ where: { id: 1 } })).toMatchObject({
        total: 9_007_199_254_740_994n,
      });
      expect(await counterOn(poolTx(pool)).findFirst({ where: { id: 1 } })).toBeNull();
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await counterOn(poolTx(pool)).findFirst({ where: { id: 1 } })).toBeNull();
  });

  it('two transactions at once keep apart', async () => {
    const ids = [11, 12];
    await Promise.all(
      ids.map((id) =>
        inTransaction(pool, async (tx) => {
          await counterOn(tx).create({ data: { id, total: 1n } });
          if (id === 12) throw new Error('not this one');
        }).catch(() => {}),
      ),
    );
    const rows = await counterOn(poolTx(pool)).findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([11]);
  });

  it('ends with its transaction', async () => {
    let late: Tx | undefined;
    await inTransaction(pool, async (tx) => void (late = tx));
    await expect(counterOn(late!).create({ data: { id: 13, total: 0n } })).rejects.toThrow(
      TransactionEndedError,
    );
  });

  it('fails as SQL does', async () => {
    await add(2);
    const again = counterOn(poolTx(pool)).createMany({ data: [{ id: 2, total: 0n }] });
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'counter_pkey' });
  });

  it('says of a call that Prisma refuses what is wrong, and none of its values', async () => {
    const refused = counterOn(poolTx(pool)).create({ data: { total: 7_777n, name: 'Ada Byron' } });
    const error: unknown = await refused.catch((caught: unknown) => caught);
    expect(String(error)).toMatch(/^TypeError: Counter\.create: .*`(name|id)`/);
    expect(inspect(error)).not.toMatch(/7.?777|Byron/);
  });

  it('a conflict is retried', async () => {
    await add(3);
    let tries = 0;
    await inTransaction(pool, async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
      const found = await counterOn(tx).findFirst({ where: { id: 3 } });
      if (++tries === 1) await pool.query('UPDATE counter SET total = total + 1 WHERE id = 3');
      const changing = counterOn(tx).updateMany({ where: { id: 3 }, data: { total: found!.total + 5n } });
      if (tries === 1) expect(isConflict(await changing.catch((error: unknown) => error))).toBe(true);
      await changing;
    });
    expect(tries).toBe(2);
    expect(await counterOn(poolTx(pool)).findFirst({ where: { id: 3 } })).toMatchObject({ total: 6n });
  });

  it('an instant is the same in SQL and through Prisma, whatever the time zone of the role', async () => {
    await add(4);
    const { rows } = await pool.query<{ at: Date }>('SELECT at FROM counter WHERE id = 4');
    expect(rows[0]?.at).toEqual(NOON);
    await pool.query('INSERT INTO counter (id, total, at) VALUES (5, 0, $1)', [NOON]);
    expect(await counterOn(poolTx(pool)).findFirst({ where: { id: 5 } })).toMatchObject({ at: NOON });
  });

  it('its statements are prepared once per connection', async () => {
    await inTransaction(pool, async (tx) => {
      for (let time = 0; time < 5; time++) await counterOn(tx).findMany({ orderBy: { id: 'asc' } });
      const prepared = await tx.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE $1',
        ['SELECT%"counter" WHERE 1=1 ORDER BY%'],
      );
      expect(prepared).toEqual([{ count: 1 }]);
    });
  });

  it('refuses a call of several statements, and what Prisma joins with calls of other transactions', async () => {
    const nested = { id: 14, total: 0n, notes: { create: { id: 1 } } };
    await inTransaction(pool, async (tx) => {
      await expect(counterOn(tx).create({ data: nested })).rejects.toThrow('use SQL');
      await expect(counterOn(tx).findUnique({ where: { id: 2 } })).rejects.toThrow('use findFirst');
    });
    expect(await counterOn(poolTx(pool)).findFirst({ where: { id: 14 } })).toBeNull();
  });
});
