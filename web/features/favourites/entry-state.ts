import { availability, type Availability } from '../../lib/product-status.ts';
import type { DisplayEntry } from './display-entry.ts';

/** How a remembered piece can be had now. What the catalogue no longer lists is gone, whatever it was last. */
export function entryState(
  entry: Pick<
    DisplayEntry,
    'productUnavailable' | 'productWebProductStatus' | 'priceUponEnquiry' | 'productPrice' | 'purchaseable'
  >,
): Availability {
  if (entry.productUnavailable) return 'gone';
  const state = availability({
    webProductStatus: entry.productWebProductStatus,
    priceUponEnquiry: entry.priceUponEnquiry,
    retailOnly: false,
  });
  if (state !== 'buy' || entry.purchaseable) return state;
  return entry.productPrice === null ? 'on-request' : 'store-only';
}

/** Types whose pieces may come in sizes: chosen on the product's own page, never for the shopper. */
const SIZED = new Set(['ring']);

export function needsChoice({ productType }: Pick<DisplayEntry, 'productType'>): boolean {
  return SIZED.has(productType);
}
