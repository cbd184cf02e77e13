/** The storefronts. Carts, orders, prices, content and customers belong to one; a product is sold in one or in both. */
export const SITES = ['beaverbrooks', 'loupe'] as const;
export type Site = (typeof SITES)[number];

export function isSite(value: unknown): value is Site {
  return SITES.some((site) => site === value);
}
