import type { ProductState } from '../../../services/cart-checkout/src/domain/catalogue/product-state.ts';

/** Pieces by sku. */
export const STOCK = { '1001': 3, '1002': 1 } as const;
export const PRICE = 12_500;

const productIdOf = (sku: string): string => `00000000-0000-5000-8000-${sku.padStart(12, '0')}`;

export const productOf = (sku: string): ProductState => ({
  id: productIdOf(sku),
  version: 1n,
  key: sku,
  sites: ['beaverbrooks'],
  name: sku,
  brand: 'Loupe',
  productType: 'ring',
  image: sku,
  urls: { beaverbrooks: `/${sku}` },
  categoryKeys: ['rings'],
  priceUponEnquiry: false,
  purchaseable: true,
  approved: true,
  gtmCategory: '',
  gtmBCategory: '',
  internalSku: '',
  masterSku: sku,
  isNew: false,
  giftCard: null,
  makingDays: 0,
  taxCategory: 'uk-vat-full',
  hideOnSite: false,
  variants: [
    {
      id: `00000000-0000-5000-9000-${sku.padStart(12, '0')}`,
      sku,
      ringSizeHalfMm: 0,
      webProductStatus: 'liveActive',
      approved: true,
      prices: [{ site: 'beaverbrooks', minorUnits: PRICE, validFromMs: 0, validUntilMs: 0 }],
    },
  ],
});
