import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { startTestPostgres } from '@loupe/test-harness/postgres';

const DATABASE = 'bootstrap_test';
const BESIDE = 'bootstrap_test_beside';
const SERVICES = ['shop-a', 'shop_b'];
let adminUrl: string;

async function as<T extends pg.QueryResultRow>(role: string, sql: string, database = DATABASE): Promise<T[]> {
  const url = new URL(adminUrl);
  Object.assign(url, { username: role, password: role, pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  ({ adminUrl } = await startTestPostgres());
  await Promise.all(
    [1, 2, 3].map(() => bootstrapDatabase({ adminUrl, database: DATABASE, services: SERVICES })),
  );
  await as('shop_a', 'CREATE TABLE mine (id int); INSERT INTO mine VALUES (1)');
});

afterAll(() =>
  asAdmin(`DROP DATABASE ${DATABASE} WITH (FORCE)`, `DROP DATABASE ${BESIDE}`, 'DROP ROLE shop_a, shop_b'),
);

describe('bootstrapDatabase', () => {
  it('three concurrent bootstraps and a later one succeed and keep existing data', async () => {
    await bootstrapDatabase({ adminUrl, database: DATABASE, services: SERVICES });
    expect(await as('shop_a', 'SELECT id FROM mine')).toEqual([{ id: 1 }]);
  });

  it('a role uses its own schema, can use the shared extensions, and is in UTC', async () => {
    const [row] = await as(
      'shop_a',
      `SELECT current_schema() AS schema, ext.unaccent('é') AS plain, similarity('ring', 'rings') > 0.5 AS alike,
      current_setting('timezone') AS zone`,
    );
    expect(row).toEqual({ schema: 'shop_a', plain: 'e', alike: true, zone: 'UTC' });
  });

  it.each([
    ['reads nothing of another service', 'SELECT * FROM shop_a.mine'],
    ['writes nothing into another service', 'INSERT INTO shop_a.mine VALUES (2)'],
    ['makes nothing in another schema', 'CREATE TABLE shop_a.theirs (id int)'],
    ['makes nothing in public', 'CREATE TABLE public.anybodys (id int)'],
    ['makes nothing beside the extensions', 'CREATE TABLE ext.anybodys (id int)'],
    ['makes no schema', 'CREATE SCHEMA another'],
    ['makes no database', 'CREATE DATABASE another'],
    ['makes no role', 'CREATE ROLE another'],
    ['becomes no other role', 'SET ROLE shop_a'],
  ])('a role %s', async (_what, sql) => {
    await expect(as('shop_b', sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('a role cannot connect to other databases', async () => {
    await bootstrapDatabase({ adminUrl, database: BESIDE, services: [] });
    await expect(as('shop_b', 'SELECT 1', BESIDE)).rejects.toMatchObject({ code: '42501' });
    await expect(as('shop_b', 'SELECT 1', 'postgres')).rejects.toMatchObject({ code: '42501' });
  });

  it('a password can be set and is changed by the next bootstrap', async () => {
    const options = { adminUrl, database: DATABASE, services: ['shop-b'] };
    await bootstrapDatabase({ ...options, passwordOf: () => `it's long` });
    await expect(as('shop_b', 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await bootstrapDatabase(options);
    expect(await as('shop_b', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
