/** The graph's page of a shopping list. */
export interface GraphList {
  readonly totalLineItems: number;
  readonly currentPage: number;
  readonly miniFavouritesDisplayLimit: number;
  readonly lineItems: readonly GraphListLine[];
}

interface GraphListLine {
  readonly productId: string;
  readonly productKey: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly webProductStatus: string;
  readonly badge: string;
  readonly financePromoMessage: string | null;
  readonly amplienceRoundels: string[];
  readonly price: {
    readonly formattedPrice: string;
    readonly formattedWasPrice: string | null;
    readonly formattedWasWasPrice: string | null;
    readonly value: number;
    readonly wasValue: number | null;
  } | null;
  /** The fields of an entry that keep their name. */
  readonly productUrl: string;
  readonly priceUponEnquiry: boolean;
  readonly productType: string;
  readonly masterVariantId: string;
  readonly purchaseable: boolean;
  readonly gtmCategory: string | null;
  readonly gtmBCategory: string | null;
  readonly internalSku: string;
  readonly sku: string;
  readonly productUnavailable: boolean;
}

/**
 * EN-12, RE-11: the newest entries, cut to the limit; the count is of the whole list. Formatted prices are for display,
 * `productValue` is in pence.
 */
export function miniFavourites(list: GraphList) {
  const { lineItems, totalLineItems, currentPage, miniFavouritesDisplayLimit } = list;
  return {
    entries: lineItems.slice(0, miniFavouritesDisplayLimit).map(entryOf),
    miniFavouritesDisplayLimit,
    wishlistCount: totalLineItems,
    currentPage,
  };
}

function entryOf({
  productKey,
  name,
  brand,
  image,
  price,
  webProductStatus,
  badge,
  financePromoMessage,
  amplienceRoundels,
  ...alike
}: GraphListLine) {
  return {
    ...alike,
    productCode: productKey,
    productTitle: brand === '' ? name : `${brand} ${name}`,
    productName: name,
    productBrand: brand,
    productImage: image,
    productPrice: price?.formattedPrice ?? null,
    productValue: price?.value ?? null,
    productWasPrice: price?.formattedWasPrice ?? null,
    productWasWasPrice: price?.formattedWasWasPrice ?? null,
    productDiscounted: price?.wasValue != null && price.wasValue > price.value,
    productWebProductStatus: webProductStatus,
    productBadge: badge,
    productFinancePromoMessage: financePromoMessage,
    productAmplienceRoundels: amplienceRoundels,
  };
}
