import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { environmentFor } from './support/environment.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const ROOT = new URL('../../', import.meta.url);
const STOCK = JSON.parse(readFileSync(new URL('seed/stock.json', ROOT), 'utf8')) as Record<string, number>;
const SKUS = Object.keys(STOCK).length;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const seed = (...flags: string[]) =>
  promisify(execFile)(process.execPath, ['src/seed.ts', ...flags], {
    cwd: ROOT,
    env: environmentFor(shop.database.url),
  });
const count = async (sql: string) =>
  (await shop.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]?.n;

/** The last published version of the level of a sku. */
const lastTold = async (sku: string) => {
  const sql =
    'SELECT aggregate_version AS version FROM outbox WHERE aggregateid = $1 ORDER BY seq DESC LIMIT 1';
  return (await shop.query<{ version: bigint }>(sql, [sku]))[0]?.version;
};
const isWaiting = async () => {
  const sql = `SELECT FROM pg_stat_activity WHERE application_name = 'cart-checkout-seed' AND wait_event_type = 'Lock'`;
  return (await shop.query(sql)).length > 0;
};

describe('the seed', () => {
  it('books each sku once, as a receipt, and publishes its level', async () => {
    await seed();
    await seed();
    expect(await count('stock_item')).toBe(SKUS);
    expect(await count('outbox')).toBe(SKUS);
    expect(
      await count(`stock_item s WHERE on_hand <>
        (SELECT coalesce(sum(quantity), 0) FROM stock_movement m WHERE m.sku = s.sku AND kind = 'receipt')`),
    ).toBe(0);
    expect(await shop.stockOf('0100002')).toEqual({ onHand: STOCK['0100002'], reserved: 0 });
    expect(await count(`stock_item WHERE sku = '0200016' AND most_per_order = 2`)).toBe(1);
  });

  it('keeps stock that was sold since, and publishes all levels again with --republish', async () => {
    await shop.query(`UPDATE stock_item SET on_hand = 1, version = 9 WHERE sku = '0100002'`);
    await seed('--republish');
    expect(await shop.stockOf('0100002')).toEqual({ onHand: 1, reserved: 0 });
    expect(await count('outbox')).toBe(2 * SKUS);
    expect(await lastTold('0100002')).toBe(10n);
  });

  it('publishes a level that changes concurrently with a higher version than the change', async () => {
    const change = await shop.pool.connect();
    await change.query('BEGIN');
    await change.query(`UPDATE stock_item SET on_hand = 0, version = version + 1 WHERE sku = '0100002'`);
    let ended = false;
    const seeding = seed('--republish').finally(() => (ended = true));
    await until('the seed waits for the row, or has ended', async () => ended || (await isWaiting()));
    await change.query('COMMIT');
    change.release();
    await seeding;
    expect(await lastTold('0100002')).toBe(12n);
    expect(await count(`stock_item WHERE sku = '0100002' AND version = 12`)).toBe(1);
  });
});

describe('the ledger', () => {
  it('is append-only', async () => {
    await expect(shop.query('UPDATE stock_movement SET quantity = 1')).rejects.toThrow('append-only');
    await expect(shop.query('DELETE FROM stock_movement')).rejects.toThrow('append-only');
  });

  it('rejects a reservation of more than the stock', async () => {
    await expect(shop.query('UPDATE stock_item SET reserved = on_hand + 1')).rejects.toThrow(
      'stock_item_reserved',
    );
  });
});
