import { lowestPriceAt } from '../../domain/price/price-at.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';
import { bucketOf, PRICE_BUCKETS } from '../../domain/search/price-range.ts';

/** Attributes that facets and filters name. */
export const PRICE_RANGE = 'price_range';
export const PRODUCT_ID = 'product_id';
export const SOLD_OUT = 'sold_out';
export const rankIn = (categoryId: string): string => `rank_${categoryId}`;

/**
 * A product as the vendor indexes it, with the price of a moment. Missing attributes match nothing and sort last.
 * @param skus of its variants as events name them: what is measured is joined to the feed by them and by the code
 */
export function feedItem(
  entry: IndexEntry,
  skus: readonly string[],
  at: Date,
): { readonly id: string; readonly product: object } {
  const price = lowestPriceAt(entry.prices, at);
  const facets = Map.groupBy(entry.facets, ([key]) => key);
  const codesOf = [...facets].map(([key, values]) => [key, values.map(([, { code }]) => code)] as const);
  const kinds = entry.facets.filter(([key]) => key !== 'size').map(([, { name }]) => name);
  return {
    id: entry.id,
    product: {
      ...Object.fromEntries(codesOf),
      [PRODUCT_ID]: entry.id,
      title: entry.name,
      code: entry.code,
      codes: entry.codes,
      skus,
      brand_name: facets.get('brand')?.map(([, { name }]) => name) ?? [],
      kinds,
      words: [...entry.terms.keys()],
      phrases: entry.phrases,
      categories: entry.categories.map(({ id }) => id),
      ...Object.fromEntries(entry.categories.map(({ id, rank }) => [rankIn(id), rank])),
      [SOLD_OUT]: entry.isSoldOut,
      launched_on: entry.launchedOn,
      offer: [...(price?.wasMinorUnits == null ? [] : ['sale']), ...(entry.isNew ? ['new'] : [])],
      availability: entry.isInStock ? ['in-stock'] : [],
      ...(price !== null && {
        price: price.minorUnits,
        [PRICE_RANGE]: [PRICE_BUCKETS[bucketOf(price.minorUnits)]!.code],
      }),
    },
  };
}
