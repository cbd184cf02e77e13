import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CancelReply } from '../../src/domain/placement/placement.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay, sentToTheBank } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';
const OTHER = '0100002';
const ROUNDS = 8;

let shop: Shop;
let one: Instance;
let two: Instance;
beforeAll(async () => {
  shop = await openShop();
  [one, two] = [shop.instance(), shop.instance()];
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 100, [OTHER]: 100 });
  shop.payments.answer = challenge();
});
afterAll(() => shop.close());

const orders = () => shop.query<{ number: string }>('SELECT order_number AS number FROM sales_order');
const EXPIRED: CancelReply['type'] = 'PaymentExpired';

/** Sweeps the placements that a race left unfinished. */
async function settleAll(): Promise<void> {
  await shop.moveClock('700 seconds');
  for (let sweep = 0; sweep < 3; sweep++) {
    await sweepPlacements(one.ports);
    await shop.moveClock(`${800 + sweep * 100} seconds`);
  }
}

describe('[races] two instances with pools of their own', () => {
  it('[MU-13] [F50] two tabs that validate concurrently, ten times each: one continues, one order', async () => {
    const { shopper, placementId } = await sentToTheBank(one, SKU);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).validateCardPayment(shopper, placementId)),
    );
    expect(shop.payments.resumed).toHaveLength(1);
    const [order, ...more] = await orders();
    expect(more).toEqual([]);
    for (const answer of answers) {
      expect(['OrderPlaced', 'CheckoutInProgress']).toContain(answer.type);
      if (answer.type === 'OrderPlaced') expect(answer.orderNumber).toBe(order?.number);
    }
    expect(answers.some(({ type }) => type === 'OrderPlaced')).toBe(true);
    await expectSound(shop);
  });

  it('[MU-13] [F50] twenty clicks on pay with a bank that requires a challenge: one challenge', async () => {
    const buyer = await readyToPay(one, [SKU]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pay(n % 2 ? one : two, buyer)));
    const pending = answers.filter(({ type }) => type === 'OrderPending');
    expect(pending.length).toBeGreaterThan(0);
    expect(new Set(pending.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers.every(({ type }) => ['OrderPending', 'CheckoutInProgress'].includes(type))).toBe(true);
    expect(shop.payments.requests).toHaveLength(1);
  });

  type Rival = (buyer: Buyer & { placementId: string }) => Promise<{ type: string }>;
  const rivals: [string, Rival][] = [
    ['another tab that gives it up', (b) => two.abandonCardPayment(b.shopper, b.placementId)],
    ['a piece put in in another tab', ({ shopper }) => two.addToCart(shopper, piece(OTHER))],
    [
      'both',
      async (b) => {
        const [left] = await Promise.all([
          two.abandonCardPayment(b.shopper, b.placementId),
          one.addToCart(b.shopper, piece(OTHER)),
        ]);
        return left;
      },
    ],
    ['pay pressed again in another tab', (b) => pay(two, b)],
  ];

  it.each(rivals)(
    '[MU-13] coming back from the bank against %s: an order or none, and nothing between',
    async (_name, rival) => {
      for (let round = 0; round < ROUNDS; round++) {
        const buyer = await sentToTheBank(one, SKU);
        const { shopper, placementId } = buyer;
        const [validated] = await Promise.all([one.validateCardPayment(shopper, placementId), rival(buyer)]);
        const [row] = await shop.query<{ state: string }>('SELECT state FROM placement WHERE id = $1', [
          placementId,
        ]);
        if (row?.state === 'placed') expect(validated.type).toBe('OrderPlaced');
        else expect([EXPIRED, 'CheckoutInProgress']).toContain(validated.type);
        // The answer of a waiting request agrees with the final state.
        const again = await one.validateCardPayment(shopper, placementId);
        expect(again.type).toBe(row?.state === 'placed' ? 'OrderPlaced' : EXPIRED);
      }
      const resumed = shop.payments.resumed.map(({ placementId }) => placementId);
      expect(new Set(resumed).size).toBe(resumed.length);
      await expectSound(shop);
    },
  );

  it('[MU-13] [F9] [F49] at the deadline: return, two sweepers, abandoning and a new piece, all concurrently', async () => {
    const buyers = [];
    for (let n = 0; n < ROUNDS; n++) buyers.push(await sentToTheBank(one, SKU));
    await shop.moveClock('539.9 seconds');
    await Promise.all([
      ...buyers.flatMap(({ shopper, placementId }) => [
        one.validateCardPayment(shopper, placementId),
        two.validateCardPayment(shopper, placementId),
        two.abandonCardPayment(shopper, placementId),
        one.addToCart(shopper, piece(OTHER)),
      ]),
      shop
        .moveClock('541 seconds')
        .then(() => Promise.all([sweepPlacements(one.ports), sweepPlacements(two.ports)])),
    ]);
    await settleAll();
    expect(shop.faults).toEqual([]);
    await expectSound(shop);
  });

  it('[MU-13] a second tab that returns while the bank’s result is pending does not end the challenge that the first restored', async () => {
    const { shopper, placementId } = await sentToTheBank(one, SKU);
    let first: Promise<unknown> = Promise.resolve();
    const { placements } = two.ports;
    const second = bindUseCases({
      ...two.ports,
      placements: {
        ...placements,
        endChallenge: async (...values: Parameters<typeof placements.endChallenge>) => {
          const found = await placements.endChallenge(...values);
          answerFirst();
          await first;
          return found;
        },
      },
    });
    let answerFirst = () => {};
    shop.payments.afterChallenge = (request) =>
      new Promise((resolve) => (answerFirst = () => resolve(challenge()(request))));
    first = one.validateCardPayment(shopper, placementId);
    while (shop.payments.resumed.length === 0) await new Promise(setImmediate);
    const answer = await second.validateCardPayment(shopper, placementId);
    expect(answer).toEqual(await first);
    expect(answer).toMatchObject({ type: 'OrderPending', placementId });
    expect(shop.payments.cancelled).toEqual([]);
  });

  it('[MU-13] an approval after the tombstone places no order', async () => {
    const { shopper, placementId } = await sentToTheBank(one, SKU);
    let answerNow = () => {};
    shop.payments.afterChallenge = (request) =>
      new Promise((resolve) => (answerNow = () => resolve(approve(request))));
    const waiting = one.validateCardPayment(shopper, placementId);
    while (shop.payments.resumed.length === 0) await new Promise(setImmediate);
    shop.payments.settle(placementId, { kind: 'unknown' });
    await shop.moveClock('31 seconds');
    await sweepPlacements(two.ports); // gets an unknown outcome and writes the tombstone
    answerNow();
    expect(await waiting).toEqual({ type: 'PaymentUnavailableError' });
    expect(await orders()).toEqual([]);
    await expectSound(shop);
  });
});
