import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { checkoutMetrics } from '../../src/adapters/db/checkout-metrics.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const [SCARCE, PLENTY] = ['0100002', '0100003'];
const LONGEST_SECONDS = 660;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SCARCE]: 2, [PLENTY]: 8 }));
afterAll(() => shop.close());

async function values(): Promise<Record<string, number>> {
  const metrics = await checkoutMetrics(shop.pool, LONGEST_SECONDS).read();
  return Object.fromEntries(
    metrics.map(({ name, samples }) => [name.replace('loupe_checkout_', ''), samples[0]!.value]),
  );
}
const NOTHING_PAST_DUE = { placements_past_due: 0, oldest_past_due_seconds: 0 };
const NO_ORDERS = { dispatches_refused: 0 };

it('reports no share when nothing is held, and none when nothing is on hand', async () => {
  const nothing = { stock_held_ratio: 0, skus_held_out: 0, ...NOTHING_PAST_DUE, ...NO_ORDERS };
  expect(await values()).toEqual(nothing);
  await shop.restock({});
  expect(await values()).toEqual(nothing);
});

it('reports the share of stock held, and products of which all is held', async () => {
  shop.payments.answer = () => ({ kind: 'unknown' });
  await pay(instance, await readyToPay(instance, [SCARCE, SCARCE, PLENTY]));
  expect(await values()).toEqual({
    stock_held_ratio: 0.3,
    skus_held_out: 1,
    ...NOTHING_PAST_DUE,
    ...NO_ORDERS,
  });
});

it('counts a placement as past due after all its deadlines, although each sweep moves its due time', async () => {
  shop.payments.answer = () => ({ kind: 'unknown' });
  await pay(instance, await readyToPay(instance, [SCARCE]));
  await shop.moveClock(`${LONGEST_SECONDS - 60} seconds`);
  expect(await values()).toMatchObject(NOTHING_PAST_DUE);
  await shop.moveClock(`${LONGEST_SECONDS + 60} seconds`);
  await shop.query(`UPDATE placement SET due_at = clock() + interval '15 seconds'`); // leased by a sweep
  const { placements_past_due: count, oldest_past_due_seconds: oldest } = await values();
  expect([count, Math.floor(oldest! / 60)]).toEqual([1, 12]);
});
