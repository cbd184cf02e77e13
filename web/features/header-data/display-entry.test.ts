import { describe, expect, it } from '@jest/globals';
import { toDisplayEntry } from './display-entry.ts';
import { entryState, needsChoice } from './entry-state.ts';
import { toListPage } from './list-page.ts';
import { toMiniFavourites } from './mini-favourites.ts';
import { codes, entry, page } from './test-entries.ts';

const LINE = {
  __typename: 'ShoppingListLineItem',
  id: 'l1',
  productKey: '0200001',
  productId: 'p1',
  productType: 'watch',
  productUrl: '/0200001/tarn-deepwater/p',
  name: 'Deepwater Chronograph 41',
  image: 'tarn-deepwater',
  badge: 'Sale',
  brand: 'Tarn',
  price: {
    __typename: 'StandalonePrice',
    formattedPrice: '£1,975.00',
    formattedWasPrice: '£2,200.00',
    formattedWasWasPrice: null,
    value: 197_500,
    wasValue: 220_000,
  },
  pricesVary: false,
  priceUponEnquiry: false,
  webProductStatus: 'liveActive',
  financePromoMessage: 'From £164.58/Month 0% APR',
  amplienceRoundels: ['swiss-made'],
  masterVariantId: 'v1',
  purchaseable: true,
  internalSku: 'i1',
  sku: '0200001',
  gtmCategory: 'Watches',
  kept: null,
  gtmBCategory: null,
} as const;

describe('display entry', () => {
  it('[EN-10] has every field; productUnavailable is false when not given', () => {
    expect(toDisplayEntry(LINE)).toEqual({
      productId: 'p1',
      productCode: '0200001',
      productTitle: 'Tarn Deepwater Chronograph 41',
      productName: 'Deepwater Chronograph 41',
      productBrand: 'Tarn',
      productImage: 'tarn-deepwater',
      productPrice: '£1,975.00',
      productValue: 197_500,
      productWasPrice: '£2,200.00',
      productWasWasPrice: null,
      productDiscounted: true,
      productUrl: '/0200001/tarn-deepwater/p',
      priceUponEnquiry: false,
      productWebProductStatus: 'liveActive',
      productBadge: 'Sale',
      productFinancePromoMessage: 'From £164.58/Month 0% APR',
      productAmplienceRoundels: ['swiss-made'],
      productType: 'watch',
      masterVariantId: 'v1',
      purchaseable: true,
      gtmCategory: 'Watches',
      gtmBCategory: null,
      internalSku: 'i1',
      sku: '0200001',
      productUnavailable: false,
    });
    expect(toDisplayEntry({ ...LINE, productUnavailable: true }).productUnavailable).toBe(true);
  });

  it('[EN-10] has neither price nor saving for enquiry pieces, and no brand where there is none', () => {
    expect(toDisplayEntry({ ...LINE, price: null, brand: '' })).toMatchObject({
      productPrice: null,
      productValue: null,
      productDiscounted: false,
      productTitle: 'Deepwater Chronograph 41',
    });
  });

  it.each([
    [{}, 'buy'],
    [{ productUnavailable: true }, 'gone'],
    [{ productWebProductStatus: 'liveOutOfStock', purchaseable: false }, 'sold-out'],
    [{ productPrice: null, purchaseable: false }, 'on-request'],
    [{ purchaseable: false }, 'store-only'],
  ] as const)('[EN-10] with %o it is %s', (facts, state) => {
    expect(entryState(entry('1', facts))).toBe(state);
  });

  it('leaves the choice of a size to the shopper', () => {
    expect(needsChoice({ productType: 'ring' })).toBe(true);
    expect(needsChoice({ productType: 'watch' })).toBe(false);
  });
});

describe('mini favourites', () => {
  it('[EN-12] [RE-11] [CO-02] are the newest, cut to the limit, with the count of the whole list', () => {
    const list = toListPage({
      lineItems: [{ ...LINE, productUnavailable: false }],
      totalLineItems: 1,
      currentPage: 0,
    });
    expect(toMiniFavourites(list, 5)).toEqual({
      entries: [toDisplayEntry(LINE)],
      miniFavouritesDisplayLimit: 5,
      wishlistCount: 1,
      currentPage: 0,
    });
    const long = toMiniFavourites(page(0, 60, 130), 5);
    expect(long.entries.map(({ productCode }) => productCode)).toEqual(codes(0, 5));
    expect(long.wishlistCount).toBe(130);
    expect(toMiniFavourites(page(0, 60, 130), 0).entries).toEqual([]);
  });
});
