import { priceAt } from './pricing.ts';
import type { CurrentPrice } from './pricing.ts';
import type { Variant } from './variant.ts';

/** EU-13: the statuses that count as active. Products with another status may be shown, but are not sold online. */
const ACTIVE = new Set(['liveActive', 'discontinuedActive']);

export const isActive = (webProductStatus: string): boolean => ACTIVE.has(webProductStatus);

/**
 * The price of a piece that can be put into a bag; null when it is not for sale, or hidden: a piece that a shopper pays for is
 * always shown.
 */
export const offerOf = (variant: Variant, site: string, at: Date): CurrentPrice | null =>
  variant.hideOnSite ? null : giftOfferOf(variant, site, at);

/**
 * The online price of a piece on a site at a time; null when it is not for sale there: not listed, not approved, not
 * active (so also retail only), price upon enquiry, not purchaseable, or not priced. A hidden piece can be given.
 */
export function giftOfferOf(variant: Variant, site: string, at: Date): CurrentPrice | null {
  const forSale =
    variant.sites.includes(site) &&
    variant.approved &&
    variant.purchaseable &&
    !variant.priceUponEnquiry &&
    isActive(variant.webProductStatus);
  return forSale ? priceAt(variant.prices, site, at) : null;
}
