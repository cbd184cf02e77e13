import type { ProductDraft } from './product-draft.ts';

/** RT-21: the first segment of the addresses of the authorised dealer's pieces, by product type. */
const SEGMENTS: Readonly<Record<string, string>> = {
  rolex: 'rolex',
  'rolex-preowned-watch': 'rolex-certified-pre-owned',
};

/** RT-21, as the database names them. */
export const DEALER_TYPES: readonly string[] = Object.keys(SEGMENTS);

/** Null for every piece of the shop itself. */
export const dealerSegment = (productType: string): string | null => SEGMENTS[productType] ?? null;

/** RT-22: such a piece is shown and enquired about. It has no price, is not sold online, and is in no listing or search of the shop. */
export const isDealerPiece = (productType: string): boolean => dealerSegment(productType) !== null;

/** A dealer's piece without what would sell it, whatever its source says; any other product as it is. */
export function withoutDealerSale(product: ProductDraft): ProductDraft {
  if (!isDealerPiece(product.productType)) return product;
  return {
    ...product,
    priceUponEnquiry: true,
    mayBeSold: false,
    availableForReserveAndCollect: false,
    variants: product.variants.map((variant) => ({ ...variant, prices: [] })),
  };
}
