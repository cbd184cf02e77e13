import type { Variant } from '../../../services/cart-checkout/src/domain/catalogue/variant.ts';
import type { World } from '../engine/world.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';

export const SITE = 'beaverbrooks';
/** No promotion applies to it. */
export const EXCLUDED_BRAND = 'Corvane';

/** Pence; below, above and far above the limit for the low-value exemption. */
const PRICES = { 'ring-1': 125_000, 'chain-2': 4_999, 'charm-3': 1_900 };

/** Of what is bought with loans, which keep it for long. */
const MORE = 4;

/** Little stock of few products, so that shoppers compete for it. @returns pieces by sku */
export function createStock(
  world: World,
  tables: CheckoutTables,
  { hasLoans }: { readonly hasLoans: boolean },
): Map<string, number> {
  const supply = new Map<string, number>();
  for (const [sku, price] of Object.entries(PRICES)) {
    const onHand = world.random.between(1, 5) + (hasLoans && sku === 'ring-1' ? MORE : 0);
    supply.set(sku, onHand);
    tables.variants.committed.set(sku, variantOf(sku, price));
    tables.stock.committed.set(sku, { sku, onHand, reserved: 0, version: 1n });
  }
  return supply;
}

/** Changes the price, as an event of the catalogue does. */
export function changePrice(tables: CheckoutTables, sku: string, factor: number): void {
  const variant = tables.variants.committed.get(sku) as Variant;
  const prices = variant.prices.map((window) => ({
    ...window,
    minorUnits: Math.round(window.minorUnits * factor),
  }));
  tables.variants.committed.set(sku, { ...variant, prices });
}

const variantOf = (sku: string, minorUnits: number): Variant => ({
  sku,
  variantId: `variant-${sku}`,
  productId: `product-${sku}`,
  productKey: sku,
  name: sku,
  brand: sku === 'ring-1' ? EXCLUDED_BRAND : 'Loupe',
  productType: 'ring',
  image: sku,
  urls: {},
  sites: [SITE],
  categories: [],
  gtmCategory: '',
  gtmBCategory: '',
  ringSizeHalfMm: 0,
  webProductStatus: 'liveActive',
  approved: true,
  purchaseable: true,
  priceUponEnquiry: false,
  giftCard: null,
  // Rings are made to order.
  makingDays: sku === 'ring-1' ? 15 : 0,
  taxCategory: 'uk-vat-full',
  hideOnSite: false,
  prices: [{ site: SITE, minorUnits, validFromMs: 0, validUntilMs: 0 }],
});
