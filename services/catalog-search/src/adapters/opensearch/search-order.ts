import type { SortKey } from '../../domain/listing/sorting.ts';
import type { PlacedProduct } from '../../domain/search/curation.ts';
import { terms } from './selection-filters.ts';

/** What the shop's own order is made of: a score of words, ranks in categories, or neither. */
export type OwnOrder =
  | { readonly by: 'score' }
  | { readonly by: 'rank'; readonly categoryIds: readonly string[] }
  | { readonly by: 'code' };

/** @param places boosts and buries hold in the shop's own order only */
export function sortOf(sort: SortKey, own: OwnOrder, places: readonly PlacedProduct[]): object[] {
  switch (sort) {
    case 'relevance':
      return [{ soldOut: 'asc' }, ...moved(places), ...ownOrder(own), BY_CODE];
    case 'price-asc':
    case 'price-desc':
      return [{ price: { order: sort === 'price-asc' ? 'asc' : 'desc', missing: '_last' } }, BY_CODE];
    case 'newest':
      return [{ launchedOn: 'desc' }, ...ownOrder(own), BY_CODE];
    case 'name-asc':
      return [{ name: 'asc' }, BY_CODE];
    case 'name-desc':
      return [{ name: 'desc' }, BY_CODE];
  }
}

/** No two products share a code. */
const BY_CODE = { code: 'asc' };

function ownOrder(own: OwnOrder): object[] {
  if (own.by === 'score') return [{ _score: 'desc' }];
  if (own.by === 'code') return [];
  const nested = { path: 'places', filter: terms('places.id', own.categoryIds) };
  return [{ 'places.rank': { order: 'asc', mode: 'min', missing: '_last', nested } }];
}

/** Boosted products before all others in the order in which they were given, buried ones after them. */
function moved(places: readonly PlacedProduct[]): object[] {
  const positions = places.flatMap(({ productId, rule }, at) =>
    rule === 'pin' ? [] : [[productId, rule === 'boost' ? at : places.length + 1] as const],
  );
  if (positions.length === 0) return [];
  const params = { moved: Object.fromEntries(positions), others: places.length };
  const source = "((Number) params.moved.getOrDefault(doc['product'].value, params.others)).doubleValue()";
  return [{ _script: { type: 'number', order: 'asc', script: { lang: 'painless', source, params } } }];
}
