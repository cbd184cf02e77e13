import type { AskGraph } from './ask-graph.ts';
import { CONFIGURATION } from './operations.ts';

/** The graph's bag, with the fields that the header needs. */
export interface GraphBag {
  readonly quantity: number;
  readonly miniCartDisplayLimit: number;
  readonly subtotalPrice: { readonly formattedPrice: string };
  readonly lineItems: readonly {
    readonly productTitle: string;
    readonly brand: string;
    readonly quantity: number;
    readonly sku: string;
    readonly productKey: string;
    readonly ringSize: number | null;
    readonly productType: string;
    readonly variantSku: string;
    readonly hideOnSite: boolean;
    readonly totalPrice: { readonly formattedPrice: string };
  }[];
}

/** EU-11. */
const GIFT_CARD = 'gift-card';

interface Limits {
  readonly siteConfiguration: { readonly cartMiniMaximumLimit: number };
}

/**
 * The mini cart of a shopper, with the shop's limit also without a bag (CO-14).
 * @param bag null for a shopper without one
 */
export async function miniCartOf(bag: GraphBag | null, graph: Pick<AskGraph, 'needed'>) {
  if (bag !== null) return miniCart(bag, bag.miniCartDisplayLimit);
  const { siteConfiguration } = await graph.needed<Limits>(CONFIGURATION);
  return miniCart(null, siteConfiguration.cartMiniMaximumLimit);
}

/**
 * EN-11. Counts and subtotal are those of the whole bag. `productTitle` joins brand and title by a literal %20; prices are formatted,
 * a ring's size is in millimetres of inner circumference. Gift cards are shown also with hideOnSite (VA-08).
 * @param bag null for a shopper without one
 */
export function miniCart(bag: GraphBag | null, miniCartDisplayLimit: number) {
  return {
    entries: (bag?.lineItems ?? [])
      .filter((line) => !line.hideOnSite || line.productType === GIFT_CARD)
      .map(entryOf),
    miniCartDisplayLimit,
    totalEntryQuantities: bag?.quantity ?? 0,
    subtotal: bag?.subtotalPrice.formattedPrice ?? null,
  };
}

function entryOf(line: GraphBag['lineItems'][number]) {
  return {
    productTitle: line.productTitle,
    productBrand: line.brand,
    productQuantity: line.quantity,
    productPrice: line.totalPrice.formattedPrice,
    productCode: line.sku,
    productKey: line.productKey,
    productRingSize: line.ringSize,
    productType: line.productType,
    variantSku: line.variantSku,
  };
}
