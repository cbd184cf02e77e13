import { z } from 'zod';
import { MOST_SHOWN } from '../../domain/search/facet-panel.ts';
import type { FacetCounts, ValueCount } from '../../domain/search/facet-panel.ts';
import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey, FacetSelection } from '../../domain/search/facet.ts';
import { PRICE_BUCKETS } from '../../domain/search/price-range.ts';
import { STORED_FACETS } from './index-settings.ts';
import { allOf, term } from './selection-filters.ts';
import type { Query } from './selection-filters.ts';

/** Values that each shard counts: with more than these a count may be too low. */
const PER_SHARD = 1_000;
/** Bytes of a pattern that an index takes by default is 1,000. */
const LONGEST_PATTERN = 900;

type Asked = { readonly selection: FacetSelection; readonly excludedFacets: readonly FacetKey[] };

/**
 * Counts each facet under the selection of the others. Facets without a selection share one filter.
 * @param filters of the selection, by facet
 */
export function facetAggregations(filters: ReadonlyMap<FacetKey, Query>, asked: Asked): object {
  const containers = new Map<string, { filter: Query; aggs: Record<string, object> }>();
  for (const key of FACET_KEYS) {
    if (asked.excludedFacets.includes(key)) continue;
    const name = filters.has(key) ? key : 'open';
    const others = [...filters].flatMap(([other, filter]) => (other === key ? [] : [filter]));
    const container = containers.get(name) ?? { filter: allOf(others), aggs: {} };
    containers.set(name, container);
    Object.assign(container.aggs, countOf(key, asked.selection));
  }
  return Object.fromEntries(containers);
}

function countOf(key: FacetKey, selection: FacetSelection): Record<string, object> {
  if (key === 'price') {
    const ranges = PRICE_BUCKETS.map(({ code, from, to }) => ({
      key: code,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    }));
    return { price: { range: { field: 'price', ranges } } };
  }
  if (key === 'offer') return flags({ sale: term('sale', true), new: term('isNew', true) }, key);
  if (key === 'availability') return flags({ 'in-stock': term('inStock', true) }, key);
  const field = `facet.${key}`;
  const pattern = patternOf(selection.get(key) ?? []);
  return {
    [key]: { terms: { field, size: MOST_SHOWN * 2, shard_size: PER_SHARD } },
    ...(pattern && {
      [`${key}:chosen`]: { terms: { field, include: pattern, min_doc_count: 0, size: MOST_SHOWN } },
    }),
  };
}

/** As buckets, with their codes as keys. */
const flags = (filters: Record<string, Query>, key: FacetKey) => ({ [key]: { filters: { filters } } });

/** Chosen values are shown without products too, with their names; what is not a code of ours has no name. */
function patternOf(codes: Iterable<string>): string | null {
  let pattern = '';
  for (const code of codes) {
    if (/^[a-z0-9-]+$/.test(code) && pattern.length + code.length < LONGEST_PATTERN) pattern += `|${code}`;
  }
  return pattern === '' ? null : `(${pattern.slice(1)})\\|.*`;
}

const Bucket = z.object({ key: z.string(), doc_count: z.number() });
const Buckets = z.object({
  buckets: z.union([z.array(Bucket), z.record(z.string(), z.object({ doc_count: z.number() }))]),
});
const Containers = z.record(z.string(), z.looseObject({ doc_count: z.number() }));

/** @param aggregations of the answer; absent where none were asked for */
export function readFacetCounts(aggregations: unknown, total: number): FacetCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const container of Object.values(Containers.parse(aggregations ?? {}))) {
    for (const [name, value] of Object.entries(container)) {
      const read = Buckets.safeParse(value);
      if (read.success) counts.set(name, countsOf(read.data.buckets));
    }
  }
  const of = (name: string, key: string) => counts.get(name)?.get(key) ?? 0;
  return {
    total,
    values: STORED_FACETS.flatMap((key) => valuesOf(key, counts)),
    buckets: PRICE_BUCKETS.map(({ code }) => of('price', code)),
    sale: of('offer', 'sale'),
    newIn: of('offer', 'new'),
    inStock: of('availability', 'in-stock'),
  };
}

function countsOf(buckets: z.infer<typeof Buckets>['buckets']): Map<string, number> {
  if (!Array.isArray(buckets)) {
    return new Map(Object.entries(buckets).map(([key, { doc_count: count }]) => [key, count]));
  }
  return new Map(buckets.map(({ key, doc_count: count }) => [key, count]));
}

function valuesOf(key: FacetKey, counts: ReadonlyMap<string, ReadonlyMap<string, number>>): ValueCount[] {
  const both = new Map([...(counts.get(`${key}:chosen`) ?? []), ...(counts.get(key) ?? [])]);
  return [...both].map(([value, count]) => {
    const bar = value.indexOf('|');
    return { key, code: value.slice(0, bar), name: value.slice(bar + 1), count };
  });
}
