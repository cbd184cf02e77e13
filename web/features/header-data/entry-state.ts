import { availability, type Availability } from '../../lib/product-status.ts';
import type { DisplayEntry } from './display-entry.ts';

/** Availability of a saved piece. One that the catalogue no longer lists is gone, whatever its last state. */
export function entryState(
  entry: Pick<
    DisplayEntry,
    'productUnavailable' | 'productWebProductStatus' | 'priceUponEnquiry' | 'productPrice' | 'purchaseable'
  >,
): Availability {
  if (entry.productUnavailable) return 'gone';
  const state = availability({
    webProductStatus: { key: entry.productWebProductStatus },
    priceUponEnquiry: entry.priceUponEnquiry,
    retailOnly: false,
  });
  if (state !== 'buy' || entry.purchaseable) return state;
  return entry.productPrice === null ? 'on-request' : 'store-only';
}

/** Types with sizes: the size is chosen on the product's page, never for the shopper. */
const SIZED = new Set(['ring']);

/** A size that was chosen before it was saved for later is kept. */
export function needsChoice({ productType, kept }: Pick<DisplayEntry, 'productType' | 'kept'>): boolean {
  return SIZED.has(productType) && !kept;
}
