import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay, sentToTheBank } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { dying } from './support/dying.ts';
import type { Point } from './support/dying.ts';
import { piece } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  shop.payments.answer = challenge();
});
afterAll(() => shop.close());

const at = (port: 'placements' | 'payments' | 'database', ...methods: string[]): Point[] =>
  methods.flatMap((method) => [`before:${port}.${method}` as const, `after:${port}.${method}` as const]);

/** The state after another process has swept twice: once for placements being authorised, once for those being cancelled. */
async function comeBack(): Promise<Instance> {
  const reborn = shop.instance();
  for (const later of ['31 seconds', '62 seconds']) {
    await shop.moveClock(later);
    await sweepPlacements(reborn.ports);
  }
  return reborn;
}

/** The shopper repeats payment and challenge until there is an order. */
async function goOn(reborn: Instance, buyer: Buyer): Promise<string> {
  const answer = await pay(reborn, buyer, null, shop.robots.human('the shopper'));
  if (answer.type === 'OrderPlaced') return answer.orderNumber;
  if (answer.type !== 'OrderPending') throw new Error(answer.type);
  const placed = await reborn.validateCardPayment(buyer.shopper, answer.placementId);
  if (placed.type !== 'OrderPlaced') throw new Error(placed.type);
  return placed.orderNumber;
}

async function oneOrder(number: string): Promise<void> {
  expect(await shop.query('SELECT order_number AS number FROM sales_order')).toEqual([{ number }]);
  expect(await shop.stockOf(SKU)).toEqual({ onHand: 4, reserved: 0 });
  expect(shop.payments.held()).toHaveLength(1);
  const asked = shop.payments.requests.map(({ placementId, attempt }) => `${placementId} ${attempt}`);
  expect(new Set(asked).size).toBe(asked.length); // no authorisation is requested twice
  await expectSound(shop);
}

describe('a process killed around each commit and call', () => {
  it.each([...at('placements', 'claim', 'beginChallenge'), ...at('payments', 'authorise')])(
    '[MU-13] paying, %s: the shopper goes to the bank after all, and there is one order',
    async (point) => {
      const { instance: doomed, killed } = dying(shop, point);
      const buyer = await readyToPay(instance, [SKU]);
      void pay(doomed, buyer);
      await killed;
      await oneOrder(await goOn(await comeBack(), buyer));
    },
  );

  it.each([...at('placements', 'endChallenge'), ...at('payments', 'resume'), ...at('database', 'statement')])(
    '[MU-13] returning from the bank, %s: one order',
    async (point) => {
      const { instance: doomed, killed } = dying(shop, point);
      const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
      void doomed.validateCardPayment(buyer.shopper, placementId);
      await killed;
      const reborn = await comeBack();
      const placed = await reborn.validateCardPayment(buyer.shopper, placementId);
      expect(placed.type).toBe('OrderPlaced');
      expect(shop.payments.requests).toHaveLength(1);
      await oneOrder(placed.type === 'OrderPlaced' ? placed.orderNumber : '');
    },
  );

  const GIVING_UP = [...at('placements', 'beginCancel', 'release'), ...at('payments', 'cancel')];

  it.each([...GIVING_UP, ...at('payments', 'resume')])(
    '[MU-13] refused by the bank, %s: no order, and the next card makes one',
    async (point) => {
      shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
      const { instance: doomed, killed } = dying(shop, point);
      const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
      void doomed.validateCardPayment(buyer.shopper, placementId);
      await killed;
      const reborn = await comeBack();
      expect(await reborn.validateCardPayment(buyer.shopper, placementId)).toEqual({
        type: 'PaymentDeclinedError',
        reason: 'authentication-failed',
      });
      await expectSound(shop);
      shop.payments.answer = approve;
      await oneOrder(await goOn(reborn, buyer));
    },
  );

  it.each(GIVING_UP)(
    '[MU-13] changing the bag meanwhile, %s: the bag is as it was, and can be changed',
    async (point) => {
      const { instance: doomed, killed } = dying(shop, point);
      const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
      void doomed.addToCart(buyer.shopper, piece(SKU));
      await killed;
      const reborn = await comeBack();
      expect((await reborn.viewCart(buyer.shopper))?.quantity).toBe(1);
      expect(await reborn.addToCart(buyer.shopper, piece(SKU))).toMatchObject({ cart: { quantity: 2 } });
      expect(await reborn.validateCardPayment(buyer.shopper, placementId)).toEqual({
        type: 'PaymentExpired',
      });
      await expectSound(shop);
    },
  );

  it.each(GIVING_UP)('[MU-13] expired, while sweeping, %s: another sweeper ends it', async (point) => {
    const { instance: doomed, killed } = dying(shop, point);
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    await shop.moveClock('541 seconds');
    void sweepPlacements(doomed.ports);
    await killed;
    await shop.moveClock('580 seconds');
    await sweepPlacements(instance.ports);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'PaymentExpired' });
    await expectSound(shop);
  });
});
