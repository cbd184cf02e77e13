import type { SortKey } from '../../domain/listing/sorting.ts';
import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey } from '../../domain/search/facet.ts';
import { rangeOfCode } from '../../domain/search/price-range.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';
import type { CatalogueQuery } from '../../use-cases/ports/catalogue-search.ts';
import { PRICE_RANGE, PRODUCT_ID, rankIn, SOLD_OUT } from './feed-item.ts';

export const attributeOf = (key: FacetKey): string => (key === 'price' ? PRICE_RANGE : key);

export interface SearchPage {
  readonly offset: number;
  readonly limit: number;
  /** Of the words themselves. */
  readonly range: PriceRange | null;
  /** Whether chosen prices restrict it; their own counts leave them out. */
  readonly isPriced: boolean;
  /** All facets with how many are sold out, or only those that are chosen, which restrict the answer. */
  readonly facets: 'all' | 'chosen';
  /** Only these products, or all but these. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** The vendor's request for a query. `offset` must be a multiple of `limit`. */
export function searchBody(query: CatalogueQuery, words: string, page: SearchPage) {
  const { offset, limit, range, isPriced, only, without = [] } = page;
  const filter = [
    ...(query.category === null ? [] : [`categories IN (${query.category.ids.map(quoted).join(', ')})`]),
    ...(range === null ? [] : [between(range)]),
    ...(isPriced ? pricesChosen(query.selection.get('price')) : []),
    ...(only === undefined ? [] : [`${PRODUCT_ID} IN (${only.map(quoted).join(', ')})`]),
    ...without.map((id) => `${PRODUCT_ID} != ${quoted(id)}`),
  ].join(' AND ');
  return {
    query: words,
    options: {
      offset,
      limit,
      sortBy: sortBy(query.sort, query),
      facets: facetsOf(query, page.facets),
      ...(filter !== '' && { filter }),
    },
  };
}

function facetsOf({ selection }: CatalogueQuery, wanted: SearchPage['facets']) {
  const facets = FACET_KEYS.map((key) => ({
    id: attributeOf(key),
    values: key === 'price' ? [] : [...(selection.get(key) ?? [])],
  }));
  return wanted === 'all'
    ? [...facets, { id: SOLD_OUT, values: [] }]
    : facets.filter(({ values }) => values.length > 0);
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
      return [by(SOLD_OUT), ...byRank, ...last];
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

/** The vendor's request for products by their codes: one page of all of them. */
export const tilesBody = (codes: readonly string[]) => ({
  query: '',
  options: { offset: 0, limit: codes.length, filter: `code IN (${codes.map(quoted).join(', ')})` },
});
