import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { buyerWithCode, pay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { dying } from './support/dying.ts';
import { PRICE } from './support/products.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100002';
const CALLER = { session: 'session', network: '203.0.113.0/24' };

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 500 }));
afterAll(() => shop.close());

const withCode = (code = 'TEN', shopper = guest(), email = 'ada@example.com') =>
  buyerWithCode(instance, SKU, { code, shopper, email });
const usesOf = async (code = 'TEN') =>
  (await shop.query<{ uses: number }>('SELECT uses FROM promotion_code WHERE code = $1', [code]))[0]?.uses;
const stateOf = ({ cart }: Pick<Buyer, 'cart'>) => cart.promotions?.codes.map(({ state }) => state);
const registered = () => ({ site: 'beaverbrooks', owner: `c:${randomUUID()}` });

describe('a code of a bag', () => {
  it('[MU-07] [EN-04] takes off the total what its promotion says, and is part of the order', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const buyer = await withCode(' ten ');
    expect(buyer.cart).toMatchObject({ subtotal: PRICE, discount: PRICE / 10, total: PRICE - PRICE / 10 });
    const paid = await pay(instance, buyer);
    expect(paid).toMatchObject({ type: 'OrderPlaced', cart: { discount: PRICE / 10 } });
    const [order] = await instance.ownedOrders(
      buyer.shopper,
      (await shop.query<{ id: string }>('SELECT id FROM sales_order')).map(({ id }) => id),
    );
    expect(order).toMatchObject({
      total: PRICE - PRICE / 10,
      discountCodes: [{ code: 'TEN', name: 'About percentage', state: 'MatchesCart' }],
    });
    expect(await shop.query('SELECT code, state FROM code_use')).toEqual([{ code: 'TEN', state: 'spent' }]);
  });

  it('[EU-18] stays in the bag in any state, and one that does not exist is replaced by the next', async () => {
    await shop.promote(
      draftOf(TEN_PER_CENT, [{ code: 'TEN' }]),
      draftOf({ type: 'free-delivery' }, [{ code: 'POSTFREE' }], { spend: 900_00 }),
    );
    const { shopper } = await withCode('NOSUCH');
    const states = async () =>
      (await instance.viewCart(shopper))?.promotions?.codes.map(({ code, state }) => `${code} ${state}`);
    expect(await states()).toEqual(['NOSUCH NotValid']);
    await instance.addDiscountCode(shopper, 'POSTFREE', CALLER);
    await instance.addDiscountCode(shopper, 'TEN', CALLER);
    expect(await states()).toEqual(['POSTFREE DoesNotMatchCart', 'TEN MatchesCart']);
    await shop.query(`UPDATE promotion SET state = 'ended' WHERE key = 'percentage'`);
    await shop.promote();
    expect(await states()).toEqual(['POSTFREE DoesNotMatchCart', 'TEN NotActive']);
    await instance.removeDiscountCode(shopper, 'ten');
    expect(await states()).toEqual(['POSTFREE DoesNotMatchCart']);
  });

  it('[MU-07] is guessed ten times in a quarter of an hour; codes that exist are not counted', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const { shopper } = await withCode();
    const answers: string[] = [];
    for (let guesses = 0; guesses < 11; guesses++) {
      await instance.addDiscountCode(shopper, 'TEN', CALLER);
      answers.push((await instance.addDiscountCode(shopper, `GUESS${guesses}`, CALLER)).type);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'Cart'), 'TooManyAttemptsError']);
  });

  it('[ER-02] that ends between bag and payment is DiscountCodesError, with nothing held', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const buyer = await withCode();
    await shop.query(`UPDATE promotion SET state = 'ended'`);
    await shop.promote();
    expect(await pay(instance, buyer)).toEqual({ type: 'DiscountCodesError' });
    expect(shop.payments.requests).toEqual([]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 500, reserved: 0 });
  });

  it('of a first order does not apply to the second', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }], { firstOrder: true }));
    const shopper = registered();
    const first = await withCode('TEN', shopper);
    expect(stateOf(first)).toEqual(['MatchesCart']);
    expect((await pay(instance, first)).type).toBe('OrderPlaced');
    expect(stateOf(await withCode('TEN', shopper))).toEqual(['DoesNotMatchCart']);
    expect(stateOf(await withCode('TEN'))).toEqual(['DoesNotMatchCart']);
  });

  it('goes with a guest’s bag at sign-in', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const { shopper } = await withCode();
    const customer = registered();
    await instance.mergeGuest(customer, shopper);
    expect((await instance.viewCart(customer))?.discount).toBe(PRICE / 10);
  });
});

describe('the uses of a code', () => {
  it('[EU-18] are 50 when 200 shoppers race for them; the others hold nothing', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 50 }]));
    const buyers: Buyer[] = [];
    for (let batch = 0; batch < 20; batch++) {
      buyers.push(...(await Promise.all(Array.from({ length: 10 }, () => withCode()))));
    }
    const other = shop.instance();
    const answers = await Promise.all(buyers.map((buyer, n) => pay(n % 2 === 0 ? instance : other, buyer)));
    const placed = answers.filter(({ type }) => type === 'OrderPlaced');
    expect(placed).toHaveLength(50);
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['OrderPlaced', 'DiscountCodesError']));
    expect(await usesOf()).toBe(50);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 450, reserved: 0 });
    expect(await shop.query(`SELECT FROM code_use WHERE state <> 'spent'`)).toEqual([]);
    expect(shop.payments.requests).toHaveLength(50);
    const late = buyers[answers.findIndex(({ type }) => type === 'DiscountCodesError')]!;
    const cart = (await instance.viewCart(late.shopper))!;
    expect(stateOf({ cart })).toEqual(['MaxApplicationReached']);
    expect(cart.total).toBe(PRICE);
    expect((await pay(instance, { ...late, cart })).type).toBe('OrderPlaced');
    expect(shop.faults).toEqual([]);
    await expectSound(shop);
  });

  it('[EU-18] are returned when the payment is declined', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 1, usesPerCustomer: 1 }]));
    const buyer = await withCode();
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds', tender: null }) as never;
    expect((await pay(instance, buyer)).type).toBe('PaymentDeclinedError');
    expect(await usesOf()).toBe(0);
    expect(await shop.query('SELECT state FROM code_use')).toEqual([{ state: 'returned' }]);
    expect(await shop.query('SELECT DISTINCT uses FROM code_customer')).toEqual([{ uses: 0 }]);
    shop.payments.reset();
    const cart = (await instance.viewCart(buyer.shopper))!;
    expect((await pay(instance, { ...buyer, cart })).type).toBe('OrderPlaced');
    expect(await usesOf()).toBe(1);
  });

  it('[EU-18] are limited per customer, by account and by e-mail', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', usesPerCustomer: 1 }]));
    const shopper = registered();
    expect((await pay(instance, await withCode('TEN', shopper))).type).toBe('OrderPlaced');
    expect(stateOf(await withCode('TEN', shopper))).toEqual(['MaxApplicationReached']);
    // The same e-mail as a guest: the bag cannot tell before the claim, which takes the code off it.
    const again = await withCode();
    expect(stateOf(again)).toEqual(['MatchesCart']);
    expect(await pay(instance, again)).toEqual({ type: 'DiscountCodesError' });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 499, reserved: 0 });
    const cart = (await instance.viewCart(again.shopper))!;
    expect(cart).toMatchObject({ total: PRICE, promotions: { codes: [] } });
    expect((await pay(instance, { ...again, cart })).type).toBe('OrderPlaced');
  });

  it('[EU-18] are limited per mailbox: another tag, and dots that the domain ignores, are no other customer', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', usesPerCustomer: 1 }]));
    const paidAs = async (email: string) => (await pay(instance, await withCode('TEN', guest(), email))).type;
    expect(await paidAs('ada.byron@gmail.com')).toBe('OrderPlaced');
    for (const same of ['ADA.byron@gmail.com', 'adabyron+1@gmail.com', 'a.d.a.byron@googlemail.com'])
      expect([same, await paidAs(same)]).toEqual([same, 'DiscountCodesError']);
    expect([await paidAs('ada.byron@example.com'), await paidAs('adabyron@example.com')]).toEqual([
      ...['OrderPlaced', 'OrderPlaced'],
    ]);
    expect(await paidAs('ada.byron+1@example.com')).toBe('DiscountCodesError');
    await expectSound(shop);
  });

  it('[EU-18] race per customer: of two bags with one e-mail one gets it', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', usesPerCustomer: 1 }]));
    for (let round = 0; round < 5; round++) {
      await shop.query('TRUNCATE code_customer');
      const buyers = await Promise.all(Array.from({ length: 4 }, () => withCode()));
      const answers = await Promise.all(buyers.map((buyer) => pay(instance, buyer)));
      expect(answers.filter(({ type }) => type === 'OrderPlaced')).toHaveLength(1);
    }
    await expectSound(shop);
  });

  it('do not count against the bag that holds one at the bank', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 1, usesPerCustomer: 1 }]));
    const buyer = await withCode();
    const { instance: doomed, killed } = dying(shop, 'after:placements.claim');
    void pay(doomed, buyer);
    await killed;
    expect(await usesOf()).toBe(1);
    expect(stateOf({ cart: (await instance.viewCart(buyer.shopper))! })).toEqual(['MatchesCart']);
    expect(stateOf(await withCode())).toEqual(['MaxApplicationReached']);
  });

  it.each([
    ['before:placements.claim', 0, []],
    ['after:placements.claim', 0, ['returned']],
    ['after:payments.authorise', 1, ['spent']],
    ['before:database.statement', 1, ['spent']],
    ['after:database.statement', 1, ['spent']],
  ] as const)('when the process dies %s are %i after the sweep', async (point, uses, states) => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 1, usesPerCustomer: 1 }]));
    const buyer = await withCode();
    const { instance: doomed, killed } = dying(shop, point);
    void pay(doomed, buyer);
    await killed;
    await shop.moveClock('31 seconds');
    await Promise.all([sweepPlacements(instance.ports), sweepPlacements(shop.instance().ports)]);
    expect(await usesOf()).toBe(uses);
    const rows = await shop.query<{ state: string }>('SELECT state FROM code_use');
    expect(rows.map(({ state }) => state)).toEqual(states);
    await expectSound(shop);
  });

  it.each(
    (['placements.beginCancel', 'payments.cancel', 'placements.release'] as const).flatMap((method) => [
      `before:${method}` as const,
      `after:${method}` as const,
    ]),
  )('[EU-18] when the process dies %s of a declined payment are all returned', async (point) => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 1, usesPerCustomer: 1 }]));
    const buyer = await withCode();
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds', tender: null }) as never;
    const { instance: doomed, killed } = dying(shop, point);
    void pay(doomed, buyer);
    await killed;
    for (const later of ['31 seconds', '62 seconds']) {
      await shop.moveClock(later);
      await Promise.all([sweepPlacements(instance.ports), sweepPlacements(shop.instance().ports)]);
    }
    expect(await usesOf()).toBe(0);
    expect(await shop.query('SELECT state FROM code_use')).toEqual([{ state: 'returned' }]);
    expect(await shop.query('SELECT DISTINCT uses FROM code_customer')).toEqual([{ uses: 0 }]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 500, reserved: 0 });
    shop.payments.reset();
    const cart = (await instance.viewCart(buyer.shopper))!;
    expect((await pay(instance, { ...buyer, cart })).type).toBe('OrderPlaced');
    expect(await usesOf()).toBe(1);
    await expectSound(shop);
  });
});
