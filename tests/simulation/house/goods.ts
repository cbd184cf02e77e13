import type { Variant } from '../../../services/cart-checkout/src/domain/catalogue/variant.ts';
import type { World } from '../engine/world.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';

export const SITE = 'beaverbrooks';

/** Pence; one below the limit under which banks are asked to look away, one above, one well above. */
const PRICES = { 'ring-1': 125_000, 'chain-2': 4_999, 'charm-3': 1_900 };

/** A few pieces of a few things, so that shoppers get in each other's way. @returns pieces by sku */
export function stockShelves(world: World, tables: CheckoutTables): Map<string, number> {
  const supply = new Map<string, number>();
  for (const [sku, price] of Object.entries(PRICES)) {
    const onHand = world.random.between(1, 5);
    supply.set(sku, onHand);
    tables.variants.committed.set(sku, variantOf(sku, price));
    tables.stock.committed.set(sku, { sku, onHand, reserved: 0, version: 1n });
  }
  return supply;
}

/** The catalogue says something new; who has it in the bag will see. */
export function repriceGoods(tables: CheckoutTables, sku: string, factor: number): void {
  const variant = tables.variants.committed.get(sku) as Variant;
  const prices = variant.prices.map((window) => ({
    ...window,
    minorUnits: Math.round(window.minorUnits * factor),
  }));
  tables.variants.committed.set(sku, { ...variant, prices });
}

const variantOf = (sku: string, minorUnits: number): Variant => ({
  ...{
    sku,
    variantId: `variant-${sku}`,
    productId: `product-${sku}`,
    productKey: sku,
    name: sku,
    brand: 'Loupe',
  },
  ...{
    productType: 'ring',
    image: sku,
    urls: {},
    sites: [SITE],
    categories: [],
    gtmCategory: '',
    gtmBCategory: '',
  },
  ...{
    ringSizeHalfMm: 0,
    webProductStatus: 'liveActive',
    approved: true,
    purchaseable: true,
    priceUponEnquiry: false,
  },
  prices: [{ site: SITE, minorUnits, validFromMs: 0, validUntilMs: 0 }],
});
