import type { DisplayEntry } from './display-entry.ts';
import type { ListPage } from './list-page.ts';

/** A saved piece for tests, identified by its code. */
export function entry(productCode: string, facts: Partial<DisplayEntry> = {}): DisplayEntry {
  return {
    productId: `id-${productCode}`,
    productCode,
    productTitle: `Kestrel Watch ${productCode}`,
    productName: `Watch ${productCode}`,
    productBrand: 'Kestrel',
    productImage: 'kestrel',
    productPrice: '£1,975.00',
    productValue: 197_500,
    productWasPrice: null,
    productWasWasPrice: null,
    productDiscounted: false,
    productUrl: `/${productCode}/watch/p`,
    priceUponEnquiry: false,
    productWebProductStatus: 'liveActive',
    productBadge: 'none',
    productFinancePromoMessage: null,
    productAmplienceRoundels: [],
    productType: 'watch',
    masterVariantId: 'v1',
    purchaseable: true,
    gtmCategory: null,
    gtmBCategory: null,
    internalSku: productCode,
    sku: productCode,
    productUnavailable: false,
    ...facts,
  };
}

/** Entries with the codes from `from` up to but not including `to`, newest (lowest) first. */
export const codes = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String(from + index));

/** A page of a list with codes from 0. */
export function page(currentPage: number, pageSize: number, total: number): ListPage {
  const from = currentPage * pageSize;
  return {
    entries: codes(from, Math.min(total, from + pageSize)).map((code) => entry(code)),
    total,
    currentPage,
  };
}
