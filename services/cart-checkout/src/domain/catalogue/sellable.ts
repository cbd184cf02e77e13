import { priceAt } from './pricing.ts';
import type { CurrentPrice } from './pricing.ts';
import type { Variant } from './variant.ts';

/** EU-13: the statuses that count as active. Products with another status may be shown, but are not sold online. */
const ACTIVE = new Set(['liveActive', 'discontinuedActive']);

export const isActive = (webProductStatus: string): boolean => ACTIVE.has(webProductStatus);

/**
 * The online price of a piece on a site at a time; null when it is not for sale there: not listed, not approved, not
 * active (so also retail only), price upon enquiry, not purchaseable, or not priced.
 */
export function offerOf(variant: Variant, site: string, at: Date): CurrentPrice | null {
  const forSale =
    variant.sites.includes(site) &&
    variant.approved &&
    variant.purchaseable &&
    !variant.priceUponEnquiry &&
    isActive(variant.webProductStatus);
  return forSale ? priceAt(variant.prices, site, at) : null;
}
