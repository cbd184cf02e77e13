/** Of one article in one order; cart-checkout counts by the same figures (tests/contract/price-quantities.test.ts). */
const MOST = 99;
/** A piece that costs nothing is given once. */
const MOST_FREE = 1;

/** EN-14: for which quantities a price holds. @param price minor units (pence) */
export const quantitiesAt = (
  price: number,
): { readonly minQuantity: number; readonly maxQuantity: number } => ({
  minQuantity: 1,
  maxQuantity: price === 0 ? MOST_FREE : MOST,
});
