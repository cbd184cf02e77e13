import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey, FacetSelection } from '../../domain/search/facet.ts';
import { PRICE_BUCKETS, rangeName, rangeOfCode } from '../../domain/search/price-range.ts';
import type { CountedFacet, CountedValue } from '../../use-cases/ports/catalogue-search.ts';
import type { Counted } from './facet-count.ts';
import type { SiteIndex } from './site-index.ts';

/** Of a facet: the rest of a long list is reached by other facets, and a page stays small. */
const MOST_SHOWN = 60;

/** The counted facets in the order of the panel. A value without products is shown while it is selected. */
export function facetsOf(
  index: SiteIndex,
  counted: Counted,
  selection: FacetSelection,
  excluded: readonly FacetKey[],
): CountedFacet[] {
  const lists = new Map<FacetKey, CountedValue[]>();
  const add = (key: FacetKey, code: string, name: string, count: number) => {
    const selected = selection.get(key)?.has(code) ?? false;
    if (count === 0 && !selected) return;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    list.push({ code, name, count, selected });
  };
  counted.values.forEach((count, value) => {
    const key = index.facets.keyOf(value);
    if (count === 0 && !selection.has(key)) return;
    add(key, index.facets.codeOf(value), index.facets.names[value]!, count);
  });
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
  return FACET_KEYS.filter((key) => !excluded.includes(key) && lists.has(key)).map((key) => ({
    key,
    values: (lists.get(key) ?? []).slice(0, MOST_SHOWN),
  }));
}

const byCount = (left: CountedValue, right: CountedValue): number =>
  right.count - left.count || (left.code < right.code ? -1 : 1);

const collator = new Intl.Collator('en-GB', { numeric: true });
const byName = (left: CountedValue, right: CountedValue): number => collator.compare(left.name, right.name);
