import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { orderWithoutMoney } from './support/missing-money.ts';
import type { MissingOrder } from './support/missing-money.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let one: Instance;
let two: Instance;
let order: MissingOrder;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  one = shop.instance();
  two = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  order = await orderWithoutMoney(shop, one, SKU);
  token = await order.miss(3);
  shop.payments.requests.length = 0;
});
afterAll(() => shop.close());

/** Attempts that hold money at payments. */
const held = async () => {
  const attempts = new Set((await order.attempts()).map(({ id }) => id));
  return shop.payments.held().filter((id) => attempts.has(id));
};
const paid = () => ({ type: 'OrderPaidAgain', orderNumber: order.orderNumber });

describe('a challenge while an order is paid again', () => {
  beforeEach(() => void (shop.payments.answer = challenge()));

  async function challenged(): Promise<string> {
    const answer = await order.pay(one, token);
    if (answer.type !== 'OrderPending') throw new Error(answer.type);
    return answer.placementId;
  }

  it('[ST-08] is validated once, by the first request', async () => {
    const placementId = await challenged();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? one : two).validatePayAgain(guest(), { token, placementId }),
      ),
    );
    expect(answers.map(({ type }) => type)).toContain('OrderPaidAgain');
    expect(shop.payments.resumed).toHaveLength(1);
    expect(await one.validatePayAgain(guest(), { token, placementId })).toEqual(paid());
  });

  it('[ST-08] is cancelled by paying in another tab, and by leaving it', async () => {
    const first = await challenged();
    const second = await challenged();
    expect(second).not.toBe(first);
    expect(await one.validatePayAgain(guest(), { token, placementId: first })).toEqual({
      type: 'PaymentExpired',
    });
    expect(await two.leavePayAgain(guest(), { token, placementId: second })).toEqual({
      type: 'PayAgainLeft',
      orderNumber: order.orderNumber,
    });
    shop.payments.answer = approve;
    expect(await order.pay(one, token)).toEqual(paid());
    expect(await two.leavePayAgain(guest(), { token, placementId: second })).toMatchObject({
      type: 'PayAgainLeft',
    });
    expect(await held()).toHaveLength(1);
  });

  it('[ST-08] that is over authorises nothing, and the order can be paid again', async () => {
    const placementId = await challenged();
    await shop.moveClock('11 minutes');
    expect(await one.validatePayAgain(guest(), { token, placementId })).toEqual({ type: 'PaymentExpired' });
    expect(shop.payments.resumed).toEqual([]);
    expect(await order.attempts()).toMatchObject([{ state: 'released' }]);
    expect(await order.state(one, token)).toBe('due');
  });

  it('[ST-08] of another order is not found', async () => {
    const placementId = await challenged();
    const other = await orderWithoutMoney(shop, one, SKU).catch(() => null);
    expect(other).toBeNull(); // the bank asks for a challenge of its order, too
    expect(await one.validatePayAgain(guest('loupe'), { token, placementId })).toEqual({
      type: 'PaymentExpired',
    });
    expect(await one.validatePayAgain(guest(), { token, placementId: randomUUID() })).toEqual({
      type: 'PaymentExpired',
    });
    expect(await one.validatePayAgain(guest(), { token, placementId: 'none' })).toEqual({
      type: 'PaymentExpired',
    });
  });
});
