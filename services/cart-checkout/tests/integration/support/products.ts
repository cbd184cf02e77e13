import type { ProductState } from '../../../src/domain/catalogue/product-state.ts';

/** Pence. */
export const PRICE = 265_00;

/** A pendant for sale on both sites whose only variant has the product's code. */
export function product(code: string, change: Partial<ProductState> = {}): ProductState {
  return {
    id: productId(code),
    version: 1n,
    key: code,
    sites: ['beaverbrooks', 'loupe'],
    name: 'Halo Pendant',
    brand: 'Amberley',
    productType: 'neckwear',
    image: 'halo-pendant',
    urls: { beaverbrooks: `/${code}/amberley-halo-pendant/p`, loupe: `/${code}/amberley-halo-pendant/p` },
    categoryKeys: ['necklaces'],
    priceUponEnquiry: false,
    purchaseable: true,
    approved: true,
    gtmCategory: 'Jewellery',
    gtmBCategory: '',
    internalSku: `BB-${code}`,
    masterSku: code,
    isNew: false,
    giftCard: null,
    makingDays: 0,
    taxCategory: 'uk-vat-full',
    hideOnSite: false,
    variants: [variant(code)],
    ...change,
  };
}

export function variant(
  code: string,
  change: Partial<ProductState['variants'][number]> = {},
): ProductState['variants'][number] {
  return {
    id: variantId(code),
    sku: code,
    ringSizeHalfMm: 0,
    webProductStatus: 'liveActive',
    approved: true,
    prices: ['beaverbrooks', 'loupe'].map((site) => ({
      site,
      minorUnits: PRICE,
      validFromMs: 0,
      validUntilMs: 0,
    })),
    ...change,
  };
}

export const productId = (code: string) => `00000000-0000-5000-8000-${code.padStart(12, '0')}`;
export const variantId = (code: string) => `00000000-0000-5000-9000-${code.padStart(12, '0')}`;
export const piece = (code: string) => ({
  productId: productId(code),
  variantId: variantId(code),
  sku: code,
});
