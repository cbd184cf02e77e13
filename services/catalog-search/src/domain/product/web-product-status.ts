import type { StockLevel } from './stock-level.ts';

/** EU-13. */
export const WEB_PRODUCT_STATUSES = [
  'liveActive',
  'liveOutOfStock',
  'liveComingSoon',
  'liveRetailOnly',
  'liveRetailOnlyOutOfStock',
  'discontinuedRetailOnly',
  'archived',
  'discontinuedActive',
] as const;
export type WebProductStatus = (typeof WEB_PRODUCT_STATUSES)[number];

/** EU-13: sold online. Everything else is shown, if at all, but not sold. */
export function isActive(status: WebProductStatus): boolean {
  return status === 'liveActive' || status === 'discontinuedActive';
}

/** The sizes whose prices are a product's: those that are sold, or all where none is. */
export function pricedSizes<Size extends { readonly status: WebProductStatus }>(
  sizes: readonly Size[],
): readonly Size[] {
  const sold = sizes.filter(({ status }) => isActive(status));
  return sold.length > 0 ? sold : sizes;
}

/** Sold in our stores, not by post. */
export function isRetailOnly(status: WebProductStatus): boolean {
  return (
    status === 'liveRetailOnly' ||
    status === 'liveRetailOnlyOutOfStock' ||
    status === 'discontinuedRetailOnly'
  );
}

/** What the shop shows: an active piece of which nothing is left is out of stock, every other status stands as it was set. */
export function withStock(status: WebProductStatus, stock: StockLevel): WebProductStatus {
  return isActive(status) && stock === 'out' ? 'liveOutOfStock' : status;
}

/**
 * The status of a product from its variants', stock applied: active while one of them is, else the master's.
 * @param shown the statuses of all its variants @param master the master variant's
 */
export function productStatus(
  shown: readonly WebProductStatus[],
  master: WebProductStatus,
): WebProductStatus {
  return isActive(master) ? master : (shown.find(isActive) ?? master);
}
