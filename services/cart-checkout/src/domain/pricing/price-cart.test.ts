import { describe, expect, it } from '@jest/globals';
import { prepare, quantitiesBySku } from '../placement/prepare.ts';
import type { CartLine } from '../cart/cart.ts';
import type { Variant } from '../catalogue/variant.ts';
import { cartOf, giftCardLine, VARIANT } from '../../../tests/support/sample-cart.ts';
import { priceCart } from './price-cart.ts';

const problems = (line: Partial<CartLine>, variant: Partial<Variant> = {}) =>
  priceCart(cartOf(line, variant)).problems.map(({ code, message }) => [code, message]);

describe('changes since a line was added', () => {
  it('[EN-04] nothing', () => {
    expect(problems({})).toEqual([]);
  });

  it('[EN-04] the price, against the one the piece was added at', () => {
    expect(problems({ priceWhenAdded: 2000_00 })).toEqual([
      ['priceChanged', 'The price has gone down to £1,975.00 since you added it. You pay the lower price.'],
    ]);
    expect(problems({ priceWhenAdded: 1900_00 })).toEqual([
      ['priceChanged', 'The price has gone up to £1,975.00 since you added it.'],
    ]);
  });

  it('[EN-04] the stock', () => {
    expect(problems({ available: 4 })).toEqual([]);
    expect(problems({ available: 3 })).toEqual([['lowStock', 'Only 3 left in stock.']]);
    expect(problems({ available: 1 })).toEqual([['lowStock', 'Last one in stock.']]);
    expect(problems({ available: 8, quantity: 9 })[0]?.[0]).toBe('lowStock');
    expect(problems({ available: 0 })[0]?.[0]).toBe('outOfStock');
  });

  it('[EN-04] the stock of one article on two lines, on both', () => {
    const lines = [{ quantity: 4 }, { quantity: 4, options: { engraving: 'A' } }].map((change, index) => ({
      ...cartOf({ ...change, available: 4 }).lines[0]!,
      id: String(index),
    }));
    const { problems: found, lines: priced } = priceCart({ ...cartOf(), lines });
    const message = 'Only 4 left in stock, and your bag has 8 in all. Keep 4 or fewer to go on.';
    expect(found.map((problem) => [problem.lineItemId, problem.message])).toEqual([
      ['0', message],
      ['1', message],
    ]);
    expect(priced.map(({ elsewhere }) => elsewhere)).toEqual([4, 4]);
    const cards = [giftCardLine(50, 2), giftCardLine(25, 2)].map((line) => ({ ...line, available: 3 }));
    expect(priceCart({ ...cartOf(), lines: cards }).problems.map(({ code }) => code)).toEqual([
      ...['lowStock', 'lowStock'],
    ]);
  });

  it('[EN-04] [EU-13] the piece is no longer sold, and keeps the price it was added at', () => {
    expect(problems({ available: 0 }, { webProductStatus: 'archived' }).map(([code]) => code)).toEqual([
      'notSellable',
    ]);
    expect(priceCart(cartOf({ priceWhenAdded: 5 }, { prices: [] })).subtotal).toBe(5);
    expect(problems({}, { webProductStatus: 'discontinuedActive' })).toEqual([]);
  });
});

describe('a priced cart', () => {
  it('[EN-04] [EN-05] sums its lines, and adds delivery once a method is chosen', () => {
    const cart = { ...cartOf({ quantity: 2 }), shippingMethod: null };
    expect(priceCart(cart)).toMatchObject({
      quantity: 2,
      subtotal: 3950_00,
      shipping: null,
      total: 3950_00,
      lines: [{ unitPrice: 1975_00, ringSize: 52.5, productUrl: '/0100002/halo/p', leadTime: 3 }],
    });
    expect(priceCart(cartOf({}, { prices: [{ ...VARIANT.prices[0]!, minorUnits: 20_00 }] }))).toMatchObject({
      subtotal: 20_00,
      shipping: 4_95,
      total: 24_95,
    });
  });
});

describe('gift cards in a bag', () => {
  it('[VA-08] cost their value, with the value in name and sku, without VAT and delivery charge', () => {
    const cart = priceCart({ ...cartOf({}), lines: [giftCardLine(25), giftCardLine(400, 2)] });
    expect(cart).toMatchObject({
      subtotal: 825_00,
      shipping: 0,
      total: 825_00,
      tax: 0,
      goodsTax: 0,
      problems: [],
    });
    expect(cart.lines).toMatchObject([
      { sku: 'GC0025', stockSku: 'GC', name: '£25 gift card', unitPrice: 25_00, giftCardValue: 25 },
      { sku: 'GC0400', stockSku: 'GC', name: '£400 gift card', unitPrice: 400_00, giftCardValue: 400 },
    ]);
    expect(quantitiesBySku(cart)).toEqual(new Map([['GC', 3]]));
  });

  it('[VA-08] are not sold for a value that is no longer offered', () => {
    const line = giftCardLine(25);
    const narrowed = { ...line.variant, giftCard: { minValue: 30, maxValue: 500, presetValues: [50] } };
    const cart = priceCart({ ...cartOf({}), lines: [{ ...line, variant: narrowed }] });
    expect(cart).toMatchObject({
      subtotal: 25_00,
      lines: [{ sellable: false }],
      problems: [{ code: 'notSellable' }],
    });
  });

  it('are not paid for with another gift card, which pays for the rest of the bag only', () => {
    const own = { id: 'g1', maskedNumber: '1', balance: 3_000_00, addedTo: 'c1', addedBy: 'a' };
    const [pendant] = cartOf({}).lines;
    const cart = { ...cartOf({}), giftCards: [own], lines: [giftCardLine(100), pendant!] };
    const priced = priceCart(cart);
    expect(priced).toMatchObject({ total: 2075_00, giftCards: [{ taken: 1975_00 }] });
    expect(prepare(cart, priced, { expectedTotal: 2075_00, method: 'credit-card' })).toMatchObject({
      plan: [
        { method: 'givex', amount: 1975_00 },
        { method: 'credit-card', amount: 100_00 },
      ],
    });
    const only = { ...cart, lines: [giftCardLine(100)] };
    expect(() => prepare(only, priceCart(only), { expectedTotal: 100_00, method: 'givex' })).toThrow(
      expect.objectContaining({ field: 'expectedTotal' }),
    );
  });
});

describe('preparing to place', () => {
  it('[EN-09] copies number, e-mail and promised day, but not the problems', () => {
    const cart = cartOf({ available: 1 });
    expect(prepare(cart, priceCart(cart), { expectedTotal: 1975_00, method: 'credit-card' })).toMatchObject({
      snapshot: {
        cartKey: expect.stringMatching(/^LP.{9}-x$/),
        email: 'ada@example.com',
        deliverBy: '2026-11-25',
        cart: { total: 1975_00, problems: [] },
      },
      plan: [{ method: 'credit-card', amount: 1975_00 }],
    });
  });

  it('stores the chosen delivery method, and none of those that were only offered', () => {
    const cart = cartOf({});
    const priced = priceCart(cart);
    expect(priced.deliveryMethods.map(({ id }) => id)).toEqual(['STD', 'NDD', 'NOD']);
    const prepared = prepare(cart, priced, { expectedTotal: 1975_00, method: 'credit-card' });
    expect(prepared).toHaveProperty('snapshot.cart.deliveryMethods', [priced.deliveryMethods[0]]);
  });

  it('does not charge a card more than was shown when a gift card has left the bag since', () => {
    const cart = cartOf({});
    const asked = { expectedTotal: 1975_00, method: 'credit-card' } as const;
    expect(prepare(cart, priceCart(cart), { ...asked, expectedRest: 1900_00 })).toEqual({
      type: 'PriceChangedError',
      expectedTotal: 1900_00,
      total: 1975_00,
    });
    expect(prepare(cart, priceCart(cart), { ...asked, expectedRest: 1975_00 })).toHaveProperty('plan');
  });

  const FREE = { prices: [{ ...VARIANT.prices[0]!, minorUnits: 0 }] };

  it('[ST-07] accepts no card for a free cart, and requires one for any other', () => {
    const [paid, free] = [cartOf({}), cartOf({}, FREE)];
    const refusal = expect.objectContaining({ field: 'expectedTotal' });
    expect(() => prepare(free, priceCart(free), { expectedTotal: 0, method: 'credit-card' })).toThrow(
      refusal,
    );
    expect(() => prepare(paid, priceCart(paid), { expectedTotal: 1975_00, method: null })).toThrow(refusal);
    expect(prepare(paid, priceCart(paid), { expectedTotal: 0, method: null })).toEqual({
      type: 'PriceChangedError',
      expectedTotal: 0,
      total: 1975_00,
    });
  });

  it('[ST-07] [MU-08] delivers complimentary goods for free, and needs no billing address for them', () => {
    const cart = { ...cartOf({}, FREE), billingAddress: null };
    expect(priceCart(cart)).toMatchObject({ subtotal: 0, shipping: 0, total: 0, tax: 0 });
    expect(prepare(cart, priceCart(cart), { expectedTotal: 0, method: null })).toMatchObject({
      snapshot: { cart: { total: 0, billingAddress: cart.shippingAddress } },
      plan: [],
    });
    const partial = { ...cart, billingAddress: { ...cart.shippingAddress!, city: '' } };
    expect(prepare(partial, priceCart(partial), { expectedTotal: 0, method: null })).toEqual({
      type: 'PaymentAddressError',
      field: 'billingAddress.city',
    });
  });

  it('[ST-07] charges delivery once anything in the bag has a price', () => {
    const [line] = cartOf({ quantity: 1 }, FREE).lines;
    const penny = { ...line!.variant, prices: [{ ...VARIANT.prices[0]!, minorUnits: 1 }] };
    const cart = { ...cartOf({}), lines: [line!, { ...line!, id: 'l2', variant: penny }] };
    expect(priceCart(cart)).toMatchObject({ subtotal: 1, shipping: 4_95, total: 4_96 });
  });

  it('adds up the quantities of lines of one sku', () => {
    const [line] = cartOf({ quantity: 2 }).lines;
    const cart = priceCart({ ...cartOf({}), lines: [line!, { ...line!, id: 'l2', quantity: 3 }] });
    expect(quantitiesBySku(cart)).toEqual(new Map([['S1', 5]]));
  });
});
