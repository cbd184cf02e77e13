import type { ListLineFragment } from '../../gql/graphql.ts';

/**
 * A saved piece as a page or popup shows it (EN-10). Formatted prices are for display, `productValue` is in pence.
 */
export type DisplayEntry = {
  productId: string;
  productCode: string;
  productTitle: string;
  productName: string;
  productBrand: string;
  /** Picture name at the media service. */
  productImage: string;
  productPrice: string | null;
  productValue: number | null;
  productWasPrice: string | null;
  productWasWasPrice: string | null;
  productDiscounted: boolean;
  /** Absent where all sizes cost the same. */
  pricesVary?: boolean;
  productUrl: string;
  priceUponEnquiry: boolean;
  productWebProductStatus: ListLineFragment['webProductStatus'];
  productBadge: ListLineFragment['badge'];
  /** A monthly figure: never shown without its example. Pages say that the piece can be paid over time. */
  productFinancePromoMessage: string | null;
  productAmplienceRoundels: readonly string[];
  productType: string;
  masterVariantId: string;
  purchaseable: boolean;
  gtmCategory: string | null;
  gtmBCategory: string | null;
  internalSku: string;
  sku: string;
  /** No longer listed: shown with its last known data. */
  productUnavailable: boolean;
  /** The choices made before it was saved for later. Absent where there were none. */
  kept?: ListLineFragment['kept'];
};

type Line = Omit<ListLineFragment, 'productUnavailable'> & { productUnavailable?: boolean };

export function toDisplayEntry(line: Line): DisplayEntry {
  const { price } = line;
  return {
    productId: line.productId,
    productCode: line.productKey,
    productTitle: line.brand === '' ? line.name : `${line.brand} ${line.name}`,
    productName: line.name,
    productBrand: line.brand,
    productImage: line.image,
    productPrice: price?.formattedPrice ?? null,
    productValue: price?.value ?? null,
    productWasPrice: price?.formattedWasPrice ?? null,
    productWasWasPrice: price?.formattedWasWasPrice ?? null,
    productDiscounted: price?.wasValue != null && price.wasValue > price.value,
    ...(line.pricesVary ? { pricesVary: true } : {}),
    productUrl: line.productUrl,
    priceUponEnquiry: line.priceUponEnquiry,
    productWebProductStatus: line.webProductStatus,
    productBadge: line.badge,
    productFinancePromoMessage: line.financePromoMessage,
    productAmplienceRoundels: line.amplienceRoundels,
    productType: line.productType,
    masterVariantId: line.masterVariantId,
    purchaseable: line.purchaseable,
    gtmCategory: line.gtmCategory ?? null,
    gtmBCategory: line.gtmBCategory ?? null,
    internalSku: line.internalSku,
    sku: line.sku,
    productUnavailable: line.productUnavailable ?? false,
    ...(line.kept ? { kept: line.kept } : {}),
  };
}
