import type { SortKey } from '../../domain/listing/sorting.ts';
import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey } from '../../domain/search/facet.ts';
import { rangeOfCode } from '../../domain/search/price-range.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';
import type { CatalogueQuery } from '../../use-cases/ports/catalogue-search.ts';
import { PRICE_RANGE, rankIn } from './feed-item.ts';

export const attributeOf = (key: FacetKey): string => (key === 'price' ? PRICE_RANGE : key);

export interface SearchPage {
  readonly offset: number;
  readonly limit: number;
  /** Of the words themselves. */
  readonly range: PriceRange | null;
  /** Whether chosen prices restrict it; their own counts leave them out. */
  readonly isPriced: boolean;
}

/** The vendor's request for a query. `offset` must be a multiple of `limit`. */
export function searchBody(query: CatalogueQuery, words: string, page: SearchPage) {
  const { offset, limit, range, isPriced } = page;
  const filter = [
    ...(query.category === null ? [] : [`categories IN (${query.category.ids.map(quoted).join(', ')})`]),
    ...(range === null ? [] : [between(range)]),
    ...(isPriced ? pricesChosen(query.selection.get('price')) : []),
  ].join(' AND ');
  return {
    query: words,
    options: {
      ...{ offset, limit, sortBy: sortBy(query.sort, query) },
      facets: FACET_KEYS.map((key) => ({
        id: attributeOf(key),
        values: key === 'price' ? [] : [...(query.selection.get(key) ?? [])],
      })),
      ...(filter !== '' && { filter }),
    },
  };
}

const quoted = (value: string): string => JSON.stringify(value);

/** Any of the chosen ranges; what is no range matches nothing. */
function pricesChosen(codes: ReadonlySet<string> | undefined): string[] {
  if (codes === undefined) return [];
  const ranges = [...codes].map(rangeOfCode).filter((range) => range !== null);
  return [ranges.length === 0 ? 'price < 0' : `(${ranges.map(between).join(' OR ')})`];
}

/** Pence. */
function between({ from, to }: PriceRange): string {
  const bounds = [...(from === null ? [] : [`price >= ${from}`]), ...(to === null ? [] : [`price < ${to}`])];
  return `(${bounds.join(' AND ')})`;
}

/** Products that are equal by these stay in the vendor's own order: how well their words fit. */
function sortBy(sort: SortKey, { category, text }: CatalogueQuery): { attribute: string; order: string }[] {
  const [own] = category?.ids ?? [];
  const byRank = own !== undefined && text === null ? [by(rankIn(own))] : [];
  const last = text === null ? [by('code')] : [];
  switch (sort) {
    case 'relevance':
      return [by('sold_out'), ...byRank, ...last];
    case 'newest':
      return [by('launched_on', 'desc'), ...byRank, ...last];
    case 'price-asc':
      return [by('price'), by('code')];
    case 'price-desc':
      return [by('price', 'desc'), by('code')];
    case 'name-asc':
      return [by('title'), by('code')];
    case 'name-desc':
      return [by('title', 'desc'), by('code')];
  }
}

const by = (attribute: string, order: 'asc' | 'desc' = 'asc') => ({ attribute, order });
