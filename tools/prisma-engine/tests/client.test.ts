import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { isConflict } from '@loupe/database/conflict';
import { createPool } from '@loupe/database/pool';
import { prismaAdapter } from '@loupe/database/prisma';
import { prismaTx } from '@loupe/database/tx';
import type { PrismaRawClient } from '@loupe/database/tx';
import { makePrismaProject } from './prisma-project.ts';
import type { PrismaProject } from './prisma-project.ts';

/** The part of the generated client that is used here. */
interface Client extends PrismaRawClient {
  $transaction<T>(
    work: (transaction: Client) => Promise<T>,
    options?: { isolationLevel: 'Serializable' },
  ): Promise<T>;
  $disconnect(): Promise<void>;
  counter: {
    create(query: { data: { id: number; total: bigint } }): Promise<{ id: number; total: bigint; at: Date }>;
    findUnique(query: { where: { id: number } }): Promise<{ total: bigint } | null>;
    update(query: { where: { id: number }; data: { total: bigint } }): Promise<unknown>;
  };
}

const MODELS = `
model Counter {
  id    Int      @id
  total BigInt
  at    DateTime @default(now()) @db.Timestamptz(3)
  @@map("counter")
}
`;

let project: PrismaProject;
let pool: pg.Pool;
let client: Client;

beforeAll(async () => {
  project = await makePrismaProject();
  await project.writeSchema(MODELS);
  expect(await project.prisma(['generate'])).toMatchObject({ code: 0 });
  pool = createPool({ url: project.url, applicationName: 'client-test', kind: 'request' });
  await pool.query(
    'CREATE TABLE counter (id int PRIMARY KEY, total bigint NOT NULL, at timestamptz(3) NOT NULL DEFAULT now())',
  );
  const generated = pathToFileURL(join(project.folder, 'src/generated/prisma/client.ts')).href;
  const { PrismaClient } = (await import(generated)) as { PrismaClient: new (options: object) => Client };
  client = new PrismaClient({ adapter: prismaAdapter(pool, 'engine_test') });
});

afterAll(async () => {
  await client.$disconnect();
  await pool.end();
  await project.remove();
});

describe('a generated client with the adapter of @loupe/database', () => {
  it('SQL through prismaTx sees and joins the transaction of the models', async () => {
    const failing = client.$transaction(async (transaction) => {
      await transaction.counter.create({ data: { id: 1, total: 9_007_199_254_740_993n } });
      const rows = await prismaTx(transaction).query(
        'UPDATE counter SET total = total + $1 WHERE id = 1 RETURNING total',
        [1],
      );
      expect(rows).toEqual([{ total: 9_007_199_254_740_994n }]);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await client.counter.findUnique({ where: { id: 1 } })).toBeNull();
  });

  it('a conflict is known, in a model query and in SQL', async () => {
    await client.counter.create({ data: { id: 2, total: 0n } });
    const options = { isolationLevel: 'Serializable' } as const;
    const bump = () => pool.query('UPDATE counter SET total = total + 1 WHERE id = 2');
    const inModel = () =>
      client.$transaction(async (transaction) => {
        await transaction.counter.findUnique({ where: { id: 2 } });
        await bump();
        await transaction.counter.update({ where: { id: 2 }, data: { total: 5n } });
      }, options);
    const inSql = () =>
      client.$transaction(async (transaction) => {
        await prismaTx(transaction).query('SELECT total FROM counter WHERE id = 2');
        await bump();
        await prismaTx(transaction).query('UPDATE counter SET total = 6 WHERE id = 2');
      }, options);
    for (const attempt of [inModel, inSql]) {
      const error: unknown = await attempt().catch((caught: unknown) => caught);
      expect(isConflict(error)).toBe(true);
    }
  });
});
