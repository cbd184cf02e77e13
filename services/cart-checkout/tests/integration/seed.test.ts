import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
  });

  it('leaves what was sold since alone, and publishes all levels again when told', async () => {
    await shop.query(`UPDATE stock_item SET on_hand = 1, version = 9 WHERE sku = '0100002'`);
    await seed('--republish');
    expect(await shop.stockOf('0100002')).toEqual({ onHand: 1, reserved: 0 });
    expect(await count('outbox')).toBe(2 * SKUS);
    expect(await count(`outbox WHERE aggregateid = '0100002' AND aggregate_version = 9`)).toBe(1);
  });
});

describe('the ledger', () => {
  it('is append-only', async () => {
    await expect(shop.query('UPDATE stock_movement SET quantity = 1')).rejects.toThrow('append-only');
    await expect(shop.query('DELETE FROM stock_movement')).rejects.toThrow('append-only');
  });

  it('lets nobody reserve more than there is', async () => {
    await expect(shop.query('UPDATE stock_item SET reserved = on_hand + 1')).rejects.toThrow(
      'stock_item_reserved',
    );
  });
});
