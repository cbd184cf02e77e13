import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readyToPay, pay } from './support/buyer.ts';
import { environmentFor } from './support/environment.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const ROOT = new URL('../../', import.meta.url);

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 5 }));
afterAll(() => shop.close());

function stock(...args: string[]): Promise<{ code: number; said: string }> {
  const options = { cwd: ROOT, env: environmentFor(shop.database.url) };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['src/operate-stock.ts', ...args], options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: (out + err).trim() }),
    );
  });
}
const movements = () =>
  shop.query<{ kind: string; quantity: number; reason: string | null }>(
    'SELECT kind, quantity, reason FROM stock_movement ORDER BY id',
  );
const levels = async () =>
  (
    await shop.query<{ version: number }>(`SELECT aggregate_version::int AS version FROM outbox ORDER BY seq`)
  ).map(({ version }) => version);

describe('the stock command', () => {
  it('[I2] receives, adjusts and counts by movements, and publishes each crossing', async () => {
    expect(await stock('receive', SKU, '2')).toEqual({ code: 0, said: `${SKU}: 5 → 7 on hand, 0 reserved.` });
    expect((await stock('adjust', SKU, '-1', '--reason', 'scratched')).code).toBe(0);
    expect((await stock('count', SKU, '3')).said).toBe(`${SKU}: 6 → 3 on hand, 0 reserved.`);
    expect((await stock('count', SKU, '3')).said).toBe(`${SKU} is 3 on hand, as the ledger says.`);
    expect(await movements()).toEqual([
      { kind: 'receipt', quantity: 5, reason: null },
      { kind: 'receipt', quantity: 2, reason: null },
      { kind: 'adjustment', quantity: -1, reason: 'scratched' },
      { kind: 'count', quantity: -3, reason: null },
    ]);
    expect(await levels()).toEqual([4]); // in to low
    const shown = await stock('show', SKU);
    expect(shown.said).toMatch(/^0100002: 3 on hand, 0 reserved, 3 for sale\.\n.*−3 {2}count\n.*scratched\n/);
  });

  it('[I1] removes no piece that a placement has reserved', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    await pay(instance, await readyToPay(instance, [SKU, SKU]));
    expect(await stock('count', SKU, '1')).toEqual({
      code: 1,
      said: `${SKU} stays at 5: 2 of it are held for shoppers who are paying.`,
    });
    expect((await stock('count', SKU, '2')).code).toBe(0);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 2, reserved: 2 });
  });

  it('spreads the pieces for sale over buckets, and joins them', async () => {
    expect(await stock('split', SKU, '4')).toEqual({
      code: 0,
      said: `${SKU}: 5 pieces for sale in 4 buckets.`,
    });
    expect((await stock('show', SKU)).said).toContain('5 on hand, 0 reserved, 5 for sale. In 4 buckets.');
    expect((await stock('join', SKU)).said).toBe(`${SKU}: 5 pieces for sale in one row.`);
    for (const wrong of ['1', '65', '-2', 'x']) expect((await stock('split', SKU, wrong)).code).toBe(2);
    expect((await stock('split', 'typo', '4')).code).toBe(1);
    expect((await stock('show', SKU)).said).not.toContain('buckets');
  });

  it('creates a ledger row only for a sku of the catalogue', async () => {
    await shop.query('TRUNCATE stock_item CASCADE');
    expect((await stock('show', SKU)).code).toBe(1);
    expect((await stock('receive', SKU, '1')).said).toBe(`${SKU}: 0 → 1 on hand, 0 reserved.`);
    expect(await stock('receive', 'typo', '1')).toEqual({
      code: 1,
      said: 'typo is neither in the ledger nor in the catalogue.',
    });
    expect((await stock('eat', SKU)).code).toBe(2);
  });
});
