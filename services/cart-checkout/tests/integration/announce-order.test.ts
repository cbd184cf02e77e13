import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pay, readyToPay } from './support/buyer.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { RECIPIENTS } from '../../src/domain/order/announcement.ts';
import type { AnnouncementRecipient } from '../../src/domain/order/announcement.ts';
import type { Shopper } from '../../src/domain/shopper.ts';

const SKU = '0100002';

let shop: Shop;
let instance: Instance;
let owner: Shopper;
let orderNumber: string;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 9 });
  await shop.moveClock('0 s');
  owner = guest();
  const answer = await pay(instance, await readyToPay(instance, [SKU], owner));
  orderNumber = answer.type === 'OrderPlaced' ? answer.orderNumber : '';
});
afterAll(() => shop.close());

const begin = (shopper = owner, to: readonly AnnouncementRecipient[] = RECIPIENTS) =>
  instance.announceOrder(shopper, orderNumber, 'BEGUN', to);
const end = (shopper = owner, to: readonly AnnouncementRecipient[] = RECIPIENTS) =>
  instance.announceOrder(shopper, orderNumber, 'DONE', to);

describe('an order that is told to others', () => {
  it('[ST-13] is told by one of many pages that show it at once, and never again', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin()));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect([await end(), await end()]).toEqual([true, false]);
    await shop.moveClock('23 hours');
    expect(await begin()).toBe(false);
  });

  it('[ST-13] is told by a later page when it was lost on the way', async () => {
    expect([await begin(owner, []), await begin(), await begin()]).toEqual([false, true, false]);
    await shop.moveClock('61 s');
    expect([await begin(), await end()]).toEqual([true, true]);
  });

  it('[ST-13] is told to each once, when the visitor agrees to it, also to others later', async () => {
    expect([await begin(owner, ['EXPERIENCE']), await end(owner, ['EXPERIENCE'])]).toEqual([true, true]);
    await shop.moveClock('61 s');
    expect(await begin(owner, ['EXPERIENCE'])).toBe(false);
    expect(await begin(owner, ['EXPERIENCE', 'STATISTICS'])).toBe(true);
    expect(await end(owner, ['STATISTICS'])).toBe(true);
    const { rows } = await shop.pool.query('SELECT id FROM sales_order WHERE order_number = $1', [
      orderNumber,
    ]);
    expect(await instance.announcedTo((rows[0] as { id: string }).id)).toEqual(['EXPERIENCE', 'STATISTICS']);
    expect(await begin(owner, ['EXPERIENCE', 'STATISTICS'])).toBe(false);
    expect(await begin(owner, ['MARKETING'])).toBe(true);
  });

  it('[ST-13] is not told by who may not see it, before it was begun, or after 72 hours', async () => {
    const customer: Shopper = { site: 'beaverbrooks', owner: `c:${crypto.randomUUID()}` };
    for (const stranger of [guest(), { ...owner, site: 'loupe' }, customer])
      expect([await begin(stranger), await end(stranger)]).toEqual([false, false]);
    expect(await end()).toBe(false);
    for (const number of ['', 'BB\0', `${orderNumber}-`, 'BB000000000'])
      expect(await instance.announceOrder(owner, number, 'BEGUN', RECIPIENTS)).toBe(false);

    const own = await pay(instance, await readyToPay(instance, [SKU], customer));
    orderNumber = own.type === 'OrderPlaced' ? own.orderNumber : '';
    await shop.moveClock('73 hours');
    expect(await begin(customer)).toBe(false);
  });
});
