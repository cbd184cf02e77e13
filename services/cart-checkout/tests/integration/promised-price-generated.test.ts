import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emailDigester } from '@loupe/email-digest/email-digest';
import { drained } from '@loupe/test-harness/drained';
import fc from 'fast-check';
import { followPricePromise } from '../../src/use-cases/follow-price-promise.ts';
import { PLACEMENTS_AT_ONCE, sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { buyerWithCode, pay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { PRICE } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

/** GENERATED_INPUTS=1000 for all of them. */
const RUNS = Math.ceil(Number(process.env['GENERATED_INPUTS'] ?? 200) / 10);
const [SKU, OTHER] = ['0100002', '0100107'] as const;
const EMAIL = 'ada@example.com';
const CODE = 'PROMISE';
const SAVED = 2_000;
const KEY = Buffer.alloc(32, 'd');
const KEYS = { accepted: new Map([['test', KEY]]), active: { kid: 'test', key: KEY } };

let shop: Shop;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  shop = await openShop();
  instances = [shop.instance(), shop.instance()];
});
afterAll(() => shop.close());

const { array, constantFrom, integer, record } = fc;
const buyer = record({
  email: constantFrom(EMAIL, EMAIL, 'eve@example.com'),
  sku: constantFrom(SKU, SKU, SKU, OTHER),
  quantity: integer({ min: 1, max: 3 }),
  /** What the bank says of the payment: the last one is never answered by the visitor. */
  bank: constantFrom('yes', 'no', 'asks'),
});
/** A bag of the person to whom the price was promised, whose bank says yes. */
const HIS = { email: EMAIL, sku: SKU, quantity: 1, bank: 'yes' } as const;
type Wanted = typeof buyer extends fc.Arbitrary<infer Made> ? Made : never;

/** Publishes a price for a guest's e-mail. */
async function promise(): Promise<void> {
  const { digest, keyId } = emailDigester(() => KEYS)(EMAIL);
  const id = randomUUID();
  await followPricePromise(instances[0].ports, id, 1n, {
    id,
    number: 'P-1',
    site: 'beaverbrooks',
    sku: SKU,
    price: PRICE - SAVED,
    validUntil: new Date('2099-01-01T00:00:00Z'),
    code: CODE,
    customerId: '',
    emailDigest: digest,
    emailKeyId: keyId,
  });
}

async function ready(instance: Instance, { email, sku, quantity }: Wanted): Promise<Buyer> {
  const { shopper, cart } = await buyerWithCode(instance, sku, { code: CODE, shopper: guest(), email });
  await instance.updateQuantity(shopper, { lineItemId: cart.lines[0]!.id, quantity });
  return { shopper, cart: (await instance.viewCart(shopper))! };
}
const usesOf = async () =>
  (await shop.query<{ uses: number }>('SELECT uses FROM promotion_code WHERE code = $1', [CODE]))[0]!.uses;

it(
  '[MU-07] [EU-18] a promised price that many bags want on two instances is had once, by its person, and is free again when no order came of it',
  async () => {
    let had = 0;
    await fc.assert(
      fc.asyncProperty(array(buyer, { minLength: 2, maxLength: 6 }), async (wanted) => {
        await shop.restock({ [SKU]: 500, [OTHER]: 500 });
        await promise();
        const answers = wanted.map(({ bank }) => bank);
        shop.payments.answer = (request) => {
          const bank = answers.pop();
          if (bank === 'asks') return challenge()(request);
          if (bank === 'yes') return approve(request);
          return { kind: 'declined', reason: 'insufficient-funds', tender: null } as never;
        };
        const buyers = await Promise.all(wanted.map((each, n) => ready(instances[n % 2]!, each)));
        const isHis = ({ email, sku }: Wanted) => email === EMAIL && sku === SKU;
        for (const [n, { cart }] of buyers.entries())
          expect(cart.discount).toBe(isHis(wanted[n]!) ? SAVED : 0);
        await Promise.all(buyers.map((each, n) => pay(instances[n % 2]!, each)));
        expect([0, 1]).toContain(await usesOf());
        // The visitors whom the bank asked have gone.
        await shop.moveClock('1 hour');
        await drained(() => sweepPlacements(instances[0].ports), PLACEMENTS_AT_ONCE);
        await expectSound(shop);
        const orders = await shop.query<{ discount: number }>(
          `SELECT discount FROM sales_order WHERE discount_codes::text LIKE '%${CODE}%'`,
        );
        expect(orders.length).toBe(await usesOf());
        if (orders.length > 0) {
          expect(orders.map(({ discount }) => discount)).toEqual([SAVED]);
          had += 1;
          return;
        }
        shop.payments.answer = approve;
        const late = await ready(instances[1], { email: EMAIL, sku: SKU, quantity: 2, bank: 'yes' });
        expect(late.cart.total).toBe(2 * PRICE - SAVED);
        expect(await pay(instances[1], late)).toMatchObject({ type: 'OrderPlaced' });
        expect(await usesOf()).toBe(1);
      }),
      { numRuns: RUNS, examples: [[[HIS, HIS]]] },
    );
    expect(had).toBeGreaterThan(0);
  },
  60_000 + RUNS * 3_000,
);
