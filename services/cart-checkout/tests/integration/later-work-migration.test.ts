import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { stepwiseMigrations } from '@loupe/test-harness/stepwise-migrations';
import type pg from 'pg';

const MIGRATIONS = new URL('../../prisma/migrations', import.meta.url).pathname;
const ORDER = '0190a000-0000-7000-8000-0000000000aa';
const EMAIL = '0190a000-0000-7000-8000-0000000000bb';

let database: TestDatabase;
let pool: pg.Pool;
let migrations: ReturnType<typeof stepwiseMigrations>;
beforeAll(async () => {
  database = await testDatabase({ service: 'cart-checkout' });
  pool = createPool({ url: database.url, applicationName: 'test', kind: 'background' });
  migrations = stepwiseMigrations((sql) => pool.query(sql), MIGRATIONS);
  await migrations.before('later_work');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

// As stored by the previous version.
const STORE_LIST = `
INSERT INTO shopping_list_email (id, site, recipient, sender_name, message, items, total, next_attempt_at, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, clock(), clock())`;
const STORE_ERRAND = `
INSERT INTO order_errand (id, errand, next_attempt_at, created_at)
VALUES ($1, $2, clock() + interval '2 minutes', clock())
ON CONFLICT DO NOTHING`;

const storeErrand = (type: string) =>
  pool.query(STORE_ERRAND, [`${type}:${ORDER}:`, JSON.stringify({ type, orderId: ORDER })]);
const stored = async () =>
  (
    await pool.query<object>(
      `SELECT id, kind, payload, attempts, extract(epoch FROM next_attempt_at - created_at)::int AS wait
       FROM later_work ORDER BY id`,
    )
  ).rows;

describe('the migration to later work', () => {
  it('moves the stored lists and messages, also those that the previous version stores while both run', async () => {
    const list = { items: [{ productKey: '0100001', price: 100 }], total: 3 };
    await pool.query(STORE_LIST, [
      ...[EMAIL, 'loupe', 'eve@example.com', 'Ada', null],
      ...[JSON.stringify(list.items), list.total],
    ]);
    await storeErrand('dispatch');
    await storeErrand('placed');
    await pool.query(`UPDATE order_errand SET attempts = 3, next_attempt_at = created_at + interval '32 minutes'
                      WHERE errand ->> 'type' = 'placed'`);
    await migrations.through('later_work');
    const email = { site: 'loupe', recipient: 'eve@example.com', senderName: 'Ada', message: null, ...list };
    const [listRow, dispatch, placed] = [
      { id: EMAIL, kind: 'list-email', payload: email, attempts: 0, wait: 0 },
      { ...errandRow('dispatch'), kind: 'dispatch', attempts: 1, wait: 120 },
      { ...errandRow('placed'), kind: 'order-email', attempts: 4, wait: 1_920 },
    ];
    expect(await stored()).toEqual([listRow, dispatch, placed]);

    await storeErrand('dispatch');
    await storeErrand('shipped');
    const shipped = { ...errandRow('shipped'), kind: 'order-email', attempts: 1, wait: 120 };
    expect(await stored()).toEqual([listRow, dispatch, placed, shipped]);
    for (const table of ['shopping_list_email', 'order_errand'])
      expect((await pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
  });
});

const errandRow = (type: string) => ({ id: `${type}:${ORDER}:`, payload: { type, orderId: ORDER } });
