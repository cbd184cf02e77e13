import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { roleOf, type LoginName } from '@loupe/contracts/services';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { orderNumber } from '../../services/cart-checkout/src/domain/order/order-number.ts';
import { cellNamed } from './cell.ts';
import { createRoles, migrateServices } from './prepare-stores.ts';

const { adminUrl } = await startTestPostgres();
const made: string[] = [];

const urlIn = (database: string) => (service: LoginName) => {
  const url = new URL(adminUrl);
  url.username = url.password = roleOf(service);
  url.pathname = `/${database}`;
  return url.toString();
};

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<object>(sql).finally(() => client.end())).rows;
}

async function databaseOf(cell: string): Promise<string> {
  const database = `cell_${randomBytes(4).toString('hex')}`;
  made.push(database);
  await createRoles(adminUrl, urlIn(database));
  await migrateServices(adminUrl, database, cell);
  return database;
}

/** Order numbers of bags that the service's own login makes, as it does. */
async function numbersOf(database: string, bags: number): Promise<string[]> {
  const rows = await query(
    urlIn(database)('cart-checkout'),
    `INSERT INTO cart (site, owner) SELECT 'loupe', 'a:' || gen_random_uuid() FROM generate_series(1, ${bags}) RETURNING number`,
  );
  return rows.map((row) => orderNumber('loupe', BigInt((row as { number: string }).number)));
}

afterEach(async () => {
  for (const database of made.splice(0)) await query(adminUrl, `DROP DATABASE ${database} WITH (FORCE)`);
});

it('cells with databases of their own never give one order number twice, the last one to its end', async () => {
  const [first, second, last] = [await databaseOf('0'), await databaseOf('1'), await databaseOf('255')];
  const all = [await numbersOf(first, 200), await numbersOf(second, 200), await numbersOf(last, 200)].flat();
  expect(new Set(all).size).toBe(600);
  // At the end of the last cell the last order number is given, and then no bag is made.
  const end = new URL(adminUrl);
  end.pathname = `/${last}`;
  await query(end.toString(), `SELECT setval('cart_checkout.cart_number_seq', ${2n ** 45n - 2n})`);
  expect(await numbersOf(last, 1)).toEqual([orderNumber('loupe', 2n ** 45n - 1n)]);
  await expect(numbersOf(last, 1)).rejects.toThrow('reached maximum value');
});

it('cell 0 numbers orders as a shop without cells does', async () => {
  const [number] = await numbersOf(await databaseOf('0'), 1);
  expect(number).toBe(orderNumber('loupe', 1n));
  const rows = await query(
    urlIn(made.at(-1)!)('cart-checkout'),
    `SELECT seqmin, seqmax FROM pg_sequence WHERE seqrelid = 'cart_number_seq'::regclass`,
  );
  expect(rows).toEqual([{ seqmin: '1', seqmax: String(2n ** 37n - 1n) }]);
});

it('a database keeps its cell: another is refused with what to do, and the same one changes nothing', async () => {
  const database = await databaseOf('3');
  const before = await numbersOf(database, 2);
  await migrateServices(adminUrl, database, '3');
  expect(new Set([...before, ...(await numbersOf(database, 2))]).size).toBe(4);
  await expect(migrateServices(adminUrl, database, '4')).rejects.toThrow('set global.cell (CELL) back to 3');
  const shop = await databaseOf('0');
  await numbersOf(shop, 1);
  await expect(migrateServices(adminUrl, shop, '1')).rejects.toThrow('give cell 1 an empty database');
});

it('another cell is refused before any service is migrated', async () => {
  const database = await databaseOf('3');
  const within = new URL(adminUrl);
  within.pathname = `/${database}`;
  await numbersOf(database, 1);
  await query(
    within.toString(),
    'DROP SCHEMA content CASCADE; CREATE SCHEMA content AUTHORIZATION content_owner',
  );
  await expect(migrateServices(adminUrl, database, '4')).rejects.toThrow('back to 3');
  expect(await query(within.toString(), `SELECT to_regclass('content.content_item') AS made`)).toEqual([
    { made: null },
  ]);
});

it('bags that were loaded without the bounds of their sequence are in the cell of their numbers', async () => {
  const database = await databaseOf('0');
  const within = new URL(adminUrl);
  within.pathname = `/${database}`;
  const inThird = 3n * 2n ** 37n + 7n;
  await query(within.toString(), `SELECT setval('cart_checkout.cart_number_seq', ${2n ** 37n - 1n})`);
  await query(
    within.toString(),
    `ALTER SEQUENCE cart_checkout.cart_number_seq NO MAXVALUE; SELECT setval('cart_checkout.cart_number_seq', ${inThird})`,
  );
  await expect(migrateServices(adminUrl, database)).rejects.toThrow('numbers the orders of cell 3');
  await migrateServices(adminUrl, database, '3');
  expect(await numbersOf(database, 1)).toEqual([orderNumber('loupe', inThird + 1n)]);
});

it.each(['256', '-1', 'north', ''])('a cell "%s" is refused', (text) => {
  expect(() => cellNamed(text)).toThrow('CELL is a number from 0 to 255');
});
