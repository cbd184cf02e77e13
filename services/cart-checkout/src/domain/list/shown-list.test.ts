import { describe, expect, it } from '@jest/globals';
import type { KeptChoice, ListedProduct, ListedVariant } from './shopping-list.ts';
import { showList } from './shown-list.ts';

const SITE = 'loupe';
const price = (minorUnits: number, was = 0) => ({
  site: SITE,
  minorUnits,
  wasMinorUnits: was,
  wasWasMinorUnits: 0,
  validFromMs: 0,
  validUntilMs: 0,
});
const size = (sku: string, change: Partial<ListedVariant> = {}): ListedVariant => ({
  sku,
  variantId: `id-of-${sku}`,
  ringSizeHalfMm: 104,
  webProductStatus: 'liveActive',
  approved: true,
  prices: [price(100)],
  available: 1,
  ...change,
});
const ring: ListedProduct = {
  productId: 'p',
  productKey: '0100001',
  name: 'Winterbourne',
  brand: 'Wray',
  productType: 'ring',
  image: 'ring',
  urls: { loupe: '/0100001/wray/p' },
  sites: [SITE],
  approved: true,
  purchaseable: true,
  priceUponEnquiry: false,
  gtmCategory: 'Jewellery',
  gtmBCategory: '',
  categories: [],
  internalSku: 'BB-1',
  masterSku: 'ring-M',
  isNew: false,
  variants: [size('ring-K'), size('ring-M')],
};
const show = (change: Partial<ListedProduct> = {}, kept: KeptChoice | null = null) => {
  const items = [{ id: '1', kept, product: { ...ring, ...change } }];
  const list = { id: 'l', site: SITE, total: 1, page: 0, items, readAt: new Date('2026-11-21T12:00:00Z') };
  return showList(list).lineItems[0]!;
};
const sizes = (...variants: ListedVariant[]) => show({ variants });

describe('a listed product', () => {
  it('[EN-10] has the data of its master variant, or of the first if that is missing', () => {
    expect(show()).toMatchObject({
      sku: 'ring-M',
      masterVariantId: 'id-of-ring-M',
      productUrl: '/0100001/wray/p',
    });
    expect(show({ masterSku: 'gone' })).toMatchObject({ sku: 'ring-K' });
    expect(sizes(size('ring-K'), size('ring-M', { approved: false }))).toMatchObject({ sku: 'ring-K' });
  });

  it('[EN-10] costs what the chosen size costs, or from the lowest of its sizes', () => {
    const variants = [
      size('ring-K', { prices: [price(80)] }),
      size('ring-M'),
      size('ring-R', { prices: [] }),
    ];
    expect(show({ variants })).toMatchObject({ price: { minorUnits: 80 }, pricesVary: true });
    const kept = { sku: 'ring-M', options: {} };
    expect(show({ variants }, kept)).toMatchObject({ price: { minorUnits: 100 }, pricesVary: false });
    expect(show()).toMatchObject({ price: { minorUnits: 100 }, pricesVary: false });
    expect(show({ variants: [size('ring-M', { prices: [] })] })).toMatchObject({
      price: null,
      pricesVary: false,
    });
  });

  it('[MU-17] has what was chosen before it was saved for later, while that size can be bought', () => {
    const kept = { sku: 'ring-K', options: { engraving: 'A & B' } };
    expect(show({}, kept).kept).toEqual({ ...kept, variantId: 'id-of-ring-K', ringSizeHalfMm: 104 });
    expect(show({ variants: [size('ring-K', { available: 0 }), size('ring-M')] }, kept).kept).toBeNull();
    expect(show({}, { ...kept, sku: 'gone' }).kept).toBeNull();
    expect(show().kept).toBeNull();
  });

  it('[EN-10] [EU-13] is active while one of its sizes is in stock', () => {
    const gone = { available: 0 };
    expect(sizes(size('ring-K'), size('ring-M', gone)).webProductStatus).toBe('liveActive');
    expect(sizes(size('ring-K', gone), size('ring-M', gone)).webProductStatus).toBe('liveOutOfStock');
    expect(sizes(size('ring-M', { webProductStatus: 'liveRetailOnly', ...gone })).webProductStatus).toBe(
      'liveRetailOnly',
    );
  });

  it('[EN-10] [EU-14] has the label Sale rather than New', () => {
    const sale = [size('ring-M', { prices: [price(80, 100)] })];
    expect(show({ isNew: true, variants: sale })).toMatchObject({
      badge: 'Sale',
      price: { wasMinorUnits: 100 },
    });
    expect(show({ isNew: true }).badge).toBe('New');
    expect(show().badge).toBe('none');
  });

  it.each([
    ['upon enquiry', { priceUponEnquiry: true }, null],
    ['not priced', { variants: [size('ring-M', { prices: [] })] }, null],
    ['not to be sold', { purchaseable: false }, price(100)],
    ['not listed here', { sites: ['beaverbrooks'] }, price(100)],
    ['not approved', { approved: false }, price(100)],
  ])('[EN-10] %s cannot be bought', (_name, change, shown) => {
    expect(show(change)).toMatchObject({ purchaseable: false, price: shown });
  });

  it('[EN-10] is unavailable when the site no longer lists it, and not otherwise', () => {
    expect(show().productUnavailable).toBe(false);
    expect(show({ sites: [] }).productUnavailable).toBe(true);
    expect(show({ approved: false }).productUnavailable).toBe(true);
    expect(sizes(size('ring-M', { approved: false }))).toMatchObject({
      productUnavailable: true,
      sku: 'ring-M',
    });
    expect(sizes()).toMatchObject({ productUnavailable: true, sku: '', webProductStatus: 'archived' });
  });
});
