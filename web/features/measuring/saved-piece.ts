import type { DisplayEntry } from '../header-data/display-entry.ts';
import type { ShownPiece } from './piece-mark.ts';

/** A saved piece as it is measured. */
export const savedPiece = (entry: DisplayEntry): ShownPiece => ({
  sku: entry.sku,
  key: entry.productCode,
  name: entry.productName,
  brand: entry.productBrand,
  category: entry.gtmCategory,
  price: entry.priceUponEnquiry ? null : entry.productValue,
});
