import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { pay, readyToPay } from './support/buyer.ts';
import { environmentFor } from './support/environment.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const ROOT = new URL('../../', import.meta.url);
/** An hour after the two authorisations and the challenge. */
const STUCK_MINUTES = 60 + 11;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 5 }));
afterAll(() => shop.close());

function list(): Promise<{ code: number; text: string }> {
  const options = { cwd: ROOT, env: environmentFor(shop.database.url) };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/operate-placements.ts', 'stuck'],
      options,
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, text: out + err }),
    );
  });
}

it('lists placements that are past due for over an hour, also while a sweep has leased them', async () => {
  shop.payments.answer = () => ({ kind: 'unknown' });
  await pay(instance, await readyToPay(instance, [SKU, SKU]));
  const [placement] = await shop.query<{ id: string; state: string }>('SELECT id, state FROM placement');
  await shop.moveClock(`${STUCK_MINUTES - 1} minutes`);
  expect(await list()).toEqual({ code: 0, text: 'Checkout: nothing needs a person.\n' });

  await shop.moveClock(`${STUCK_MINUTES + 1} minutes`);
  await shop.query(`UPDATE placement SET due_at = clock() + interval '15 seconds'`);
  const { code, text } = await list();
  expect(code).toBe(1);
  expect(text).toContain(`placement past due: ${placement!.id} (${placement!.state})`);
  expect(text).toContain('It holds 2 pieces of stock.');
  expect(text).toContain(`npm run payments -- show ${placement!.id}\n`);
});

it('lists no placement that has become an order', async () => {
  await pay(instance, await readyToPay(instance, [SKU]));
  await shop.moveClock('1 day');
  expect(await list()).toEqual({ code: 0, text: 'Checkout: nothing needs a person.\n' });
});
