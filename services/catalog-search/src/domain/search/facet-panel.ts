import { FACET_KEYS } from './facet.ts';
import type { FacetKey, FacetSelection, FacetValue } from './facet.ts';
import { PRICE_BUCKETS, rangeName, rangeOfCode } from './price-range.ts';

export interface CountedValue extends FacetValue {
  /** Products that would be shown if it were chosen within its facet, the other facets as they are. */
  readonly count: number;
  readonly selected: boolean;
}

export interface CountedFacet {
  readonly key: FacetKey;
  readonly values: readonly CountedValue[];
}

export interface ValueCount extends FacetValue {
  readonly key: FacetKey;
  readonly count: number;
}

/** What an index counts. */
export interface FacetCounts {
  readonly total: number;
  /** Of the facets that products have values of; values without products may be among them. */
  readonly values: Iterable<ValueCount>;
  /** By index in PRICE_BUCKETS. */
  readonly buckets: ArrayLike<number>;
  readonly sale: number;
  readonly newIn: number;
  readonly inStock: number;
}

/** Of a facet: the rest of a long list is reached by other facets, and a page stays small. */
export const MOST_SHOWN = 60;

/** The counted facets in the order of the panel. A value without products is shown while it is selected. */
export function facetPanel(
  counted: FacetCounts,
  {
    selection,
    excludedFacets,
  }: { readonly selection: FacetSelection; readonly excludedFacets: readonly FacetKey[] },
): CountedFacet[] {
  const lists = new Map<FacetKey, CountedValue[]>();
  const add = (key: FacetKey, code: string, name: string, count: number) => {
    const selected = selection.get(key)?.has(code) ?? false;
    if (count === 0 && !selected) return;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    list.push({ code, name, count, selected });
  };
  for (const { key, code, name, count } of counted.values) add(key, code, name, count);
  for (const list of lists.values()) list.sort(byCount);
  for (const key of ['size', 'case'] as const) lists.get(key)?.sort(byName);
  PRICE_BUCKETS.forEach(({ code, name }, at) => add('price', code, name, counted.buckets[at]!));
  for (const code of selection.get('price') ?? []) {
    const range = rangeOfCode(code);
    const isOwn = range !== null && PRICE_BUCKETS.every((bucket) => bucket.code !== code);
    if (isOwn) add('price', code, rangeName(range), counted.total);
  }
  add('offer', 'sale', 'Sale', counted.sale);
  add('offer', 'new', 'New in', counted.newIn);
  add('availability', 'in-stock', 'In stock', counted.inStock);
  return FACET_KEYS.filter((key) => !excludedFacets.includes(key) && lists.has(key)).map((key) => ({
    key,
    values: (lists.get(key) ?? []).slice(0, MOST_SHOWN),
  }));
}

const byCount = (left: CountedValue, right: CountedValue): number =>
  right.count - left.count || (left.code < right.code ? -1 : 1);

const collator = new Intl.Collator('en-GB', { numeric: true });
const byName = (left: CountedValue, right: CountedValue): number => collator.compare(left.name, right.name);
