import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentOutcome } from '../../src/domain/placement/payment.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';
const OTHER = '0100002';

let shop: Shop;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  shop = await openShop();
  instances = [shop.instance(), shop.instance()];
});
afterAll(() => shop.close());

const OUTCOMES = {
  approved: approve,
  challenged: challenge(300),
  declined: (): PaymentOutcome => ({ kind: 'declined', reason: 'card-declined' }),
  lost: (): PaymentOutcome => ({ kind: 'unknown' }),
};

type Step = (instance: Instance, buyer: Buyer) => Promise<unknown>;

async function lastPlacement(): Promise<string> {
  const [row] = await shop.query<{ id: string }>('SELECT id FROM placement ORDER BY created_at DESC LIMIT 1');
  return row?.id ?? '';
}

/** All operations on one bag during its payment. */
const STEPS: Readonly<Record<string, Step>> = {
  pay: (instance, buyer) => pay(instance, buyer),
  validate: async (instance, { shopper }) => instance.validateCardPayment(shopper, await lastPlacement()),
  abandon: async (instance, { shopper }) => instance.abandonCardPayment(shopper, await lastPlacement()),
  add: (instance, { shopper }) => instance.addToCart(shopper, piece(OTHER)),
  remove: async (instance, { shopper }) => {
    const line = (await instance.viewCart(shopper))?.lines.find(({ sku }) => sku === OTHER);
    return line && instance.updateQuantity(shopper, { lineItemId: line.id, quantity: 0 });
  },
  sweep: ({ ports }) => sweepPlacements(ports),
};

const walk = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(STEPS)),
    rival: fc.option(fc.constantFrom(...Object.keys(STEPS)), { nil: undefined }),
    outcome: fc.constantFrom(...(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[])),
    down: fc.nat({ max: 5 }).map((n) => n === 0),
    later: fc.constantFrom(0, 0, 1, 31, 301),
  }),
  { minLength: 3, maxLength: 12 },
);

describe('a bag being paid', () => {
  it('[MU-13] after any operations, single or in pairs: at most one order, nothing reserved, no money without an order', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        await shop.restock({ [SKU]: 9, [OTHER]: 9 });
        const buyer = await readyToPay(instances[0], [SKU]);
        let seconds = 0;
        for (const { step, rival, outcome, down, later } of steps) {
          seconds += later;
          await shop.moveClock(`${seconds} seconds`);
          shop.payments.down = down;
          shop.payments.answer = shop.payments.afterChallenge = OUTCOMES[outcome];
          const both = [step, rival ?? []].flat().map((name) => STEPS[name]!);
          await Promise.all(both.map((act, index) => act(instances[index === 0 ? 0 : 1], buyer)));
        }
        shop.payments.down = false;
        for (let sweep = 0; sweep < 4; sweep++) {
          seconds += 601;
          await shop.moveClock(`${seconds} seconds`);
          await sweepPlacements(instances[0].ports);
        }
        await expectSound(shop);
        const orders = await shop.query('SELECT cart_id FROM sales_order');
        expect(shop.payments.held()).toHaveLength(orders.length);
      }),
      { numRuns: 40 },
    );
  });
});
