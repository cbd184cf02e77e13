/** Two products, by id, and how often they came together. */
export interface ProductPair {
  readonly one: string;
  readonly other: string;
  readonly times: number;
}

/** Fewer views may be one person's, who is not to be shown to others, and say little. */
export const LEAST_VIEWS = 3;

/** More products in an order say little about any two of them. */
const MOST_PRODUCTS = 12;

/** Every two of the products once, the lower id first. */
export function pairsOf(productIds: readonly string[]): ProductPair[] {
  const ids = [...new Set(productIds)].sort().slice(0, MOST_PRODUCTS);
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => ({ one, other, times: 1 })));
}
