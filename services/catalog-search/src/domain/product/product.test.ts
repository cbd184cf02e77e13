import { describe, expect, it } from '@jest/globals';
import {
  badgeOf,
  isPurchaseable,
  lowestPrice,
  pricesVary,
  isSoldInStoresOnly,
  masterVariant,
  priceOf,
  shownStatus,
  urlOf,
} from './product.ts';
import type { Product, Variant } from './product.ts';

const now = new Date('2026-11-21T12:00:00Z');
const standing = (minorUnits: number, wasMinorUnits: number | null = null) => ({
  minorUnits,
  wasMinorUnits,
  wasWasMinorUnits: null,
  validFrom: null,
  validUntil: null,
});
const variant = (changes: Partial<Variant> = {}): Variant => ({
  id: 'v1',
  sku: '0100002',
  ringSizeHalfMm: null,
  status: 'liveActive',
  stock: 'in',
  prices: [standing(1_250_00)],
  ...changes,
});
const pendant = (changes: Partial<Product> = {}): Product => ({
  id: 'p1',
  site: 'beaverbrooks',
  code: '0100002',
  slug: 'fenwick-marsh-dewdrop',
  name: 'Dewdrop',
  brand: 'Fenwick Marsh',
  description: '',
  productType: 'neckwear',
  gender: 'female',
  internalSku: 'BB-201-2100',
  ean: null,
  dialColour: null,
  caseSize: null,
  gtmCategory: 'Jewellery',
  gtmBCategory: 'Necklaces',
  priceUponEnquiry: false,
  mayBeSold: true,
  availableForReserveAndCollect: true,
  isNew: false,
  masterSku: '0100002',
  giftCard: null,
  makingDays: 0,
  variants: [variant()],
  media: [],
  turn: null,
  specifications: [],
  categoryIds: [],
  relatedCodes: [],
  setCodes: [],
  versions: [],
  supplierCode: null,
  ...changes,
});

describe('product', () => {
  it('[RT-18] is addressed by code and slug', () => {
    expect(urlOf(pendant())).toBe('/0100002/fenwick-marsh-dewdrop/p');
  });

  it('[EN-15] can be bought when meant to be sold, active and priced', () => {
    expect(isPurchaseable(pendant(), now)).toBe(true);
    expect(isPurchaseable(pendant({ mayBeSold: false }), now)).toBe(false);
    expect(isPurchaseable(pendant({ priceUponEnquiry: true }), now)).toBe(false);
    expect(isPurchaseable(pendant({ variants: [variant({ prices: [] })] }), now)).toBe(false);
    expect(isPurchaseable(pendant({ variants: [variant({ status: 'liveRetailOnly' })] }), now)).toBe(false);
  });

  it('[EU-13] is out of stock when nothing is left and so cannot be bought', () => {
    const soldOut = pendant({ variants: [variant({ stock: 'out' })] });
    expect(shownStatus(soldOut)).toBe('liveOutOfStock');
    expect(isPurchaseable(soldOut, now)).toBe(false);
  });

  it('[EU-13] stays active while any of its sizes is left', () => {
    const sizes = [variant({ stock: 'out' }), variant({ id: 'v2', sku: '0100002-M', stock: 'low' })] as const;
    expect(shownStatus(pendant({ variants: sizes }))).toBe('liveActive');
  });

  it('[EN-06] shows no price upon enquiry', () => {
    const product = pendant({ priceUponEnquiry: true });
    expect(priceOf(product, masterVariant(product), now)).toBeNull();
  });

  it.each(['rolex', 'rolex-preowned-watch'] as const)(
    '[RT-22] a piece of type %s has no price and cannot be bought, whatever its row says',
    (productType) => {
      const piece = pendant({ productType });
      expect(priceOf(piece, masterVariant(piece), now)).toBeNull();
      expect(isPurchaseable(piece, now)).toBe(false);
      expect(badgeOf({ ...piece, variants: [variant({ prices: [standing(900, 1_000)] })] }, now)).toBe(
        'none',
      );
    },
  );

  it('[EU-14] says Sale where there was a higher price, New otherwise where it is', () => {
    expect(
      badgeOf(pendant({ isNew: true, variants: [variant({ prices: [standing(900, 1_000)] })] }), now),
    ).toBe('Sale');
    expect(badgeOf(pendant({ isNew: true }), now)).toBe('New');
    expect(badgeOf(pendant(), now)).toBe('none');
  });

  it('[EN-15] the master is the variant named, else the first', () => {
    const sizes = [variant(), variant({ id: 'v2', sku: '0100002-M' })] as const;
    expect(masterVariant(pendant({ variants: sizes, masterSku: '0100002-M' })).id).toBe('v2');
    expect(masterVariant(pendant({ variants: sizes, masterSku: 'gone' })).id).toBe('v1');
  });

  it('[EN-15] is sold in stores only by its master’s status', () => {
    expect(isSoldInStoresOnly(pendant({ variants: [variant({ status: 'liveRetailOnly' })] }))).toBe(true);
    expect(isSoldInStoresOnly(pendant())).toBe(false);
  });

  it('[EN-14] costs what the cheapest of its sizes that are sold costs, whichever is its master', () => {
    const size = (sku: string, pence: number, changes: Partial<Variant> = {}) =>
      variant({ id: sku, sku, prices: [standing(pence)], ...changes });
    const sizes = (...variants: [Variant, ...Variant[]]) => pendant({ variants, masterSku: 'L' });
    const ring = sizes(size('L', 900), size('M', 800), size('N', 700, { status: 'archived' }));
    expect([lowestPrice(ring, now)?.minorUnits, pricesVary(ring, now)]).toEqual([800, true]);
    const alike = sizes(size('L', 900), size('M', 900));
    expect([lowestPrice(alike, now)?.minorUnits, pricesVary(alike, now)]).toEqual([900, false]);
    const masterUnpriced = sizes(size('L', 0, { prices: [] }), size('M', 800));
    expect([isPurchaseable(masterUnpriced, now), pricesVary(masterUnpriced, now)]).toEqual([true, false]);
    const gone = sizes(size('L', 900, { status: 'archived' }), size('M', 800, { status: 'archived' }));
    expect(lowestPrice(gone, now)?.minorUnits).toBe(800);
    expect(lowestPrice({ ...ring, priceUponEnquiry: true }, now)).toBeNull();
  });
});
