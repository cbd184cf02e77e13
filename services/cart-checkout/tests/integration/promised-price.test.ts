import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailDigester } from '@loupe/email-digest/email-digest';
import { followPricePromise } from '../../src/use-cases/follow-price-promise.ts';
import type { PriceToHave } from '../../src/use-cases/follow-price-promise.ts';
import { buyerWithCode, pay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { PRICE } from './support/products.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const [SKU, OTHER] = ['0100002', '0100107'] as const;
const EMAIL = 'ada@example.com';
const PROMISED = PRICE - 2_000;
const CALLER = { session: 'session', network: '203.0.113.0/24' };
const KEY = Buffer.alloc(32, 'd');
/** Those of the shop. */
const KEYS = { accepted: new Map([['test', KEY]]), active: { kid: 'test', key: KEY } };

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 500, [OTHER]: 500 }));
afterAll(() => shop.close());

let promises = 0;
/** A price of the piece for a guest's e-mail, unless it is changed. @returns it */
async function promise(change: Partial<PriceToHave> = {}): Promise<PriceToHave> {
  promises += 1;
  const { digest, keyId } = emailDigester(() => KEYS)(EMAIL);
  const price: PriceToHave = {
    id: randomUUID(),
    number: `P-${promises}`,
    site: 'beaverbrooks',
    sku: SKU,
    price: PROMISED,
    validUntil: new Date('2099-01-01T00:00:00Z'),
    code: `PROMISE-${promises}`,
    customerId: '',
    emailDigest: digest,
    emailKeyId: keyId,
    ...change,
  };
  expect(await followPricePromise(instance.ports, price.id, 1n, price)).toBe(true);
  return price;
}
const withCode = (code: string, { shopper = guest(), email = EMAIL, sku = SKU as string } = {}) =>
  buyerWithCode(instance, sku, { code, shopper, email });
const codeOf = ({ cart }: Pick<Buyer, 'cart'>) => cart.promotions?.codes[0];

describe('a price that was promised to one person', () => {
  it('[MU-07] [EU-18] is had for one piece by its code, explained, and used up by the order', async () => {
    const { code } = await promise();
    const buyer = await withCode(code);
    expect(buyer.cart).toMatchObject({ subtotal: PRICE, discount: 2_000, total: PROMISED });
    expect(codeOf(buyer)).toMatchObject({
      name: expect.stringMatching(/^Price promise: one piece at £[\d,]+$/),
      description: expect.stringMatching(/^One piece at £/),
      state: 'MatchesCart',
    });
    expect(await pay(instance, buyer)).toMatchObject({ type: 'OrderPlaced' });
    expect(codeOf(await withCode(code))).toMatchObject({ state: 'MaxApplicationReached' });
  });

  it('[EU-18] does nothing for another piece, another e-mail, another customer or a guest of a customer’s', async () => {
    const { code } = await promise();
    expect(codeOf(await withCode(code, { sku: OTHER }))).toMatchObject({ refusal: { type: 'other-pieces' } });
    expect(codeOf(await withCode(code, { email: 'eve@example.com' }))).toMatchObject({
      refusal: { type: 'other-email' },
    });
    const id = randomUUID();
    const own = await promise({ customerId: id, emailDigest: '', emailKeyId: '' });
    const customer = (owner: string) => ({ site: 'beaverbrooks', owner: `c:${owner}` });
    expect(codeOf(await withCode(own.code))).toMatchObject({ refusal: { type: 'sign-in' } });
    expect(codeOf(await withCode(own.code, { shopper: customer(randomUUID()) }))).toMatchObject({
      refusal: { type: 'other-customers' },
    });
    expect(codeOf(await withCode(own.code, { shopper: customer(id) }))).toMatchObject({
      state: 'MatchesCart',
    });
  });

  it('[EU-18] ends by itself and by its withdrawal, whatever comes late', async () => {
    const over = await promise({ validUntil: new Date('2020-01-01T00:00:00Z') });
    expect(codeOf(await withCode(over.code))).toMatchObject({
      state: 'NotActive',
      refusal: { type: 'ended' },
    });
    const withdrawn = await promise();
    expect(await followPricePromise(instance.ports, withdrawn.id, 3n, null)).toBe(true);
    expect(await followPricePromise(instance.ports, withdrawn.id, 2n, withdrawn)).toBe(false);
    expect(codeOf(await withCode(withdrawn.code))).toMatchObject({ state: 'NotActive' });
    const again = { ...withdrawn, code: 'PROMISE-AGAIN' };
    expect(await followPricePromise(instance.ports, withdrawn.id, 4n, again)).toBe(true);
    expect(codeOf(await withCode('PROMISE-AGAIN'))).toMatchObject({ state: 'MatchesCart' });
    expect(codeOf(await withCode(withdrawn.code))?.state).not.toBe('MatchesCart');
  });

  it('[EU-18] stays when the price rises, raises nothing when it falls below, and nothing is taken off it', async () => {
    const fallen = await promise({ price: PRICE + 500 });
    expect((await withCode(fallen.code)).cart).toMatchObject({ discount: 0, total: PRICE });
    const risen = await promise({ price: PRICE - 10_000 });
    expect((await withCode(risen.code)).cart).toMatchObject({ total: PRICE - 10_000 });
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const { shopper } = await withCode(risen.code);
    await instance.addDiscountCode(shopper, 'TEN', CALLER);
    expect(await instance.viewCart(shopper)).toMatchObject({ total: PRICE - 10_000 });
  });

  it('[MU-07] two placements with one code place one order', async () => {
    const { code } = await promise();
    const buyers = [await withCode(code), await withCode(code)];
    const paid = await Promise.all(buyers.map((buyer) => pay(instance, buyer)));
    expect(paid.map(({ type }) => type).toSorted()).toEqual(['DiscountCodesError', 'OrderPlaced']);
  });

  it('[MU-07] of two pieces one has the price', async () => {
    const { code } = await promise();
    const { shopper, cart } = await withCode(code);
    await instance.updateQuantity(shopper, { lineItemId: cart.lines[0]!.id, quantity: 2 });
    expect(await instance.viewCart(shopper)).toMatchObject({ total: 2 * PRICE - 2_000 });
  });
});
