import type { Brand } from '../brand/brand.ts';
import { termOf } from './synonyms.ts';
import { queryWords } from './words.ts';

/** The place that merchandisers gave a product in one listing or search. */
export interface PlacedProduct {
  readonly productId: string;
  readonly rule: 'pin' | 'boost' | 'bury';
  /** Only of a pin, from 1. */
  readonly position: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** What merchandisers wrote for the search of one site. */
export interface Curation {
  readonly categories: ReadonlyMap<string, readonly PlacedProduct[]>;
  /** By `queryKey` of the words. */
  readonly queries: ReadonlyMap<string, readonly PlacedProduct[]>;
  /** By term: terms that it also finds. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Addresses by `queryKey` of the words. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Those that are no longer listed too: their numbers stay their own. */
  readonly brands: readonly Brand[];
}

export const NO_CURATION: Curation = {
  categories: new Map(),
  queries: new Map(),
  synonyms: new Map(),
  redirects: new Map(),
  brands: [],
};

/** Words as rules and redirects name them: "Gold Hoops" and "gold hoop" are the same. */
export const queryKey = (text: string): string => queryWords(text).map(termOf).join(' ');

/** The rules that hold at a moment. */
export function placesAt(
  { categories, queries }: Curation,
  {
    category,
    text,
    at,
  }: { readonly category: string | null; readonly text: string | null; readonly at: Date },
): readonly PlacedProduct[] {
  const rules =
    category !== null ? categories.get(category) : text !== null ? queries.get(queryKey(text)) : [];
  return (rules ?? []).filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || validFrom <= at) && (validUntil === null || at < validUntil),
  );
}
