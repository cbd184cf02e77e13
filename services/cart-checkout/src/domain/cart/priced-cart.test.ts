import { describe, expect, it } from '@jest/globals';
import type { Variant } from '../catalogue/variant.ts';
import { prepare, quantitiesBySku } from '../placement/prepare.ts';
import type { Cart, CartLine } from './cart.ts';
import { priceCart } from './priced-cart.ts';

const VARIANT: Variant = {
  sku: 'S1',
  variantId: 'v1',
  productId: 'p1',
  productKey: '0100002',
  name: 'Halo Pendant',
  brand: 'Amberley',
  productType: 'neckwear',
  image: 'halo',
  urls: { loupe: '/0100002/halo/p' },
  sites: ['loupe'],
  categories: [],
  gtmCategory: '',
  gtmBCategory: '',
  ringSizeHalfMm: 105,
  webProductStatus: 'liveActive',
  approved: true,
  purchaseable: true,
  priceUponEnquiry: false,
  prices: [{ site: 'loupe', minorUnits: 1975_00, validFromMs: 0, validUntilMs: 0 }],
};
const ADDRESS = {
  id: 'address',
  salutation: null,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  region: null,
  streetName: 'Square',
  streetNumber: null,
  city: 'London',
  postalCode: 'SW1Y 4JH',
};

function cartOf(line: Partial<CartLine>, variant: Partial<Variant> = {}): Cart {
  const only = { id: 'l1', quantity: 1, priceWhenAdded: 1975_00, available: 10, ...line };
  return {
    id: 'c1',
    site: 'loupe',
    version: 1,
    number: 1n,
    keySuffix: 'x',
    placementId: null,
    shippingMethod: 'STD',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    guestEmail: 'ada@example.com',
    collection: null,
    collectionDays: null,
    lines: [{ ...only, variant: { ...VARIANT, ...variant } }],
    readAt: new Date('2026-11-20T12:00:00Z'),
  };
}
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

describe('preparing to place', () => {
  it('[EN-09] copies number, e-mail and promised day, but not the problems', () => {
    const cart = cartOf({ available: 1 });
    expect(prepare(cart, priceCart(cart), 1975_00, 'card')).toMatchObject({
      cartKey: expect.stringMatching(/^LP.{9}-x$/),
      email: 'ada@example.com',
      deliverBy: '2026-11-25',
      cart: { total: 1975_00, problems: [] },
    });
  });

  const FREE = { prices: [{ ...VARIANT.prices[0]!, minorUnits: 0 }] };

  it('[ST-07] accepts no card for a free cart, and requires one for any other', () => {
    const [paid, free] = [cartOf({}), cartOf({}, FREE)];
    const refusal = expect.objectContaining({ field: 'expectedTotal' });
    expect(() => prepare(free, priceCart(free), 0, 'card')).toThrow(refusal);
    expect(() => prepare(paid, priceCart(paid), 1975_00, 'free')).toThrow(refusal);
    expect(prepare(paid, priceCart(paid), 0, 'free')).toEqual({
      type: 'PriceChangedError',
      expectedTotal: 0,
      total: 1975_00,
    });
  });

  it('[ST-07] [MU-08] delivers complimentary goods for free, and needs no billing address for them', () => {
    const cart = { ...cartOf({}, FREE), billingAddress: null };
    expect(priceCart(cart)).toMatchObject({ subtotal: 0, shipping: 0, total: 0, tax: 0 });
    expect(prepare(cart, priceCart(cart), 0, 'free')).toMatchObject({
      cart: { total: 0, billingAddress: cart.shippingAddress },
    });
    const partial = { ...cart, billingAddress: { ...cart.shippingAddress!, city: '' } };
    expect(prepare(partial, priceCart(partial), 0, 'free')).toEqual({
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
