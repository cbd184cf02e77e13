import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pay, readyToPay } from './support/buyer.ts';
import { approve } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const LAST = '0100004';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  await shop.restock({ [LAST]: 1 });
});
afterAll(() => shop.close());

it('an attempt to pay has begun once, however often and at however many instances it is asked for', async () => {
  const instances = [instance, shop.instance()];
  const begun: string[] = [];
  const buyer = await readyToPay(instance, [LAST]);
  const counting = (at: Instance): Pick<Instance, 'placeOrder'> => ({
    placeOrder: (shopper, request) =>
      at.placeOrder(shopper, { ...request, onBegun: (attempt) => void begun.push(attempt) }),
  });
  const askAll = (key: string) => Promise.all(instances.map((at) => pay(counting(at), buyer, key)));
  shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
  for (let times = 0; times < 2; times++) await askAll('k1');
  expect(begun).toHaveLength(1);
  shop.payments.answer = approve;
  for (let times = 0; times < 2; times++) await askAll('k2');
  expect(new Set(begun).size).toBe(2);
  expect(begun).toHaveLength(2);
});
