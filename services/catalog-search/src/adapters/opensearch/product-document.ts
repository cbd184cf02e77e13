import type { Site } from '@loupe/contracts/sites';
import { lowestPriceAt, nextPriceChange } from '../../domain/price/price-at.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';

export const documentId = (site: Site, productId: string): string => `${site}:${productId}`;
export const productIdOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The document of a product on a site, with the price of a moment and when that changes next. */
export function productDocument(entry: IndexEntry, site: Site, at: Date): object {
  const price = lowestPriceAt(entry.prices, at);
  const dueAt = nextPriceChange(entry.prices, at);
  return {
    site,
    product: entry.id,
    code: entry.code,
    name: entry.name,
    launchedOn: entry.launchedOn,
    soldOut: entry.isSoldOut,
    inStock: entry.isInStock,
    isNew: entry.isNew,
    sale: price?.wasMinorUnits != null,
    ...(price !== null && { price: price.minorUnits }),
    ...(dueAt !== null && { priceDueAt: dueAt }),
    codes: entry.codes,
    terms: grouped([...entry.terms].map(([term, weight]) => [`w${weight}`, term])),
    words: [...entry.terms.keys()],
    phrases: entry.phrases,
    categories: [...new Set(entry.categories.map(({ id }) => id))],
    places: entry.categories,
    chosen: grouped(entry.facets.map(([key, { code }]) => [key, code])),
    facet: grouped(entry.facets.map(([key, { code, name }]) => [key, `${code}|${name}`])),
  };
}

function grouped(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return Object.fromEntries([...groups].map(([key, list]) => [key, list.map(([, value]) => value)]));
}
