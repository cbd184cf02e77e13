import type { FacetKey, FacetSelection } from '../../domain/search/facet.ts';
import { rangeOfCode } from '../../domain/search/price-range.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';

/** A query in OpenSearch's JSON. */
export type Query = Readonly<Record<string, unknown>>;

export const NOTHING: Query = { match_none: {} };
export const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } });
export const anyOf = (should: readonly Query[]): Query =>
  should.length === 0 ? NOTHING : { bool: { should, minimum_should_match: 1 } };
export const term = (field: string, value: string | boolean): Query => ({ term: { [field]: value } });
export const terms = (field: string, values: readonly string[]): Query => ({ terms: { [field]: values } });

/** From inclusive, to exclusive; products without a price are in no range. */
export const inRange = ({ from, to }: PriceRange): Query => ({
  range: { price: { ...(from !== null && { gte: from }), ...(to !== null && { lt: to }) } },
});

const BY_STATE: Partial<Record<FacetKey, Readonly<Record<string, Query>>>> = {
  offer: { sale: term('sale', true), new: term('isNew', true) },
  availability: { 'in-stock': term('inStock', true) },
};

/** No code is longer; a longer one, or one that is not text, has no products. */
const LONGEST_CODE = 200;
const isCode = (code: string): boolean => code.length <= LONGEST_CODE && code.isWellFormed();

/** What a product must meet of each facet: one of the values chosen in it. */
export function selectionFilters(selection: FacetSelection): ReadonlyMap<FacetKey, Query> {
  return new Map([...selection].map(([key, codes]) => [key, filterOf(key, [...codes].filter(isCode))]));
}

function filterOf(key: FacetKey, codes: readonly string[]): Query {
  if (key === 'price') {
    const ranges = codes.map(rangeOfCode).filter((range) => range !== null);
    return anyOf(ranges.map(inRange));
  }
  const known = BY_STATE[key];
  if (known === undefined) return terms(`chosen.${key}`, codes);
  return anyOf(codes.flatMap((code) => (Object.hasOwn(known, code) ? [known[code]!] : [])));
}
