import type { Cart, CartLine } from '../../src/domain/cart/cart.ts';
import type { Variant } from '../../src/domain/catalogue/variant.ts';

/** A piece, a line and a cart on sale on loupe, for unit tests of what is computed from a cart. */
export const VARIANT: Variant = {
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
  giftCard: null,
  makingDays: 0,
  taxCategory: 'uk-vat-full',
  hideOnSite: false,
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

export const lineOf = (line: Partial<CartLine> = {}, variant: Partial<Variant> = {}): CartLine => ({
  id: 'l1',
  quantity: 1,
  priceWhenAdded: 1975_00,
  available: 10,
  options: {},
  ...line,
  variant: { ...VARIANT, ...variant },
});

export const cartOf = (line: Partial<CartLine> = {}, variant: Partial<Variant> = {}): Cart => ({
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
  giftCards: [],
  paymentMethod: null,
  lines: [lineOf(line, variant)],
  readAt: new Date('2026-11-20T12:00:00Z'),
});

/** @param minorUnits pence */
export const pricedAt = (minorUnits: number): Pick<Variant, 'prices'> => ({
  prices: [{ site: 'loupe', minorUnits, validFromMs: 0, validUntilMs: 0 }],
});

const GIFT_CARD: Partial<Variant> = {
  sku: 'GC',
  name: 'Gift card',
  productType: 'gift-card',
  ringSizeHalfMm: 0,
  giftCard: { minValue: 10, maxValue: 500, presetValues: [50] },
  ...pricedAt(10_00),
};

/** @param giftCardValue whole pounds */
export const giftCardLine = (giftCardValue: number, quantity = 1): CartLine =>
  lineOf(
    { id: `GC${giftCardValue}`, quantity, priceWhenAdded: giftCardValue * 100, options: { giftCardValue } },
    GIFT_CARD,
  );
