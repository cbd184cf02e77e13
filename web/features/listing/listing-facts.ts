type ListedProduct = {
  name: string;
  url: string;
  brand: string;
  key: string;
  imageUrl?: string | null | undefined;
  supplierCode?: string | null | undefined;
  pricesVary: boolean;
  prices: readonly { price: { value: number } }[];
};

/** The products of a page as schema.org structured data. @param origin of the shop */
export function listingFacts(products: readonly ListedProduct[], origin: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: factsOf(product, origin),
    })),
  };
}

function factsOf(
  { name, url, brand, key, imageUrl, supplierCode, pricesVary, prices: [prices] }: ListedProduct,
  origin: string,
) {
  return {
    '@type': 'Product',
    name,
    url: origin + url,
    sku: key,
    brand: { '@type': 'Brand', name: brand },
    ...(imageUrl ? { image: origin + imageUrl } : {}),
    ...(supplierCode ? { mpn: supplierCode } : {}),
    ...(prices
      ? { offers: { ...offerOf(pricesVary, (prices.price.value / 100).toFixed(2)), priceCurrency: 'GBP' } }
      : {}),
  };
}

/** Where sizes have prices of their own, a list knows the lowest. */
const offerOf = (pricesVary: boolean, price: string) =>
  pricesVary ? { '@type': 'AggregateOffer', lowPrice: price } : { '@type': 'Offer', price };
