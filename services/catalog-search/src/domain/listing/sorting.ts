import type { Site } from '@loupe/contracts/sites';
import { SITE_FACTS } from '../site.ts';

export type ProductSort = 'relevance' | 'price' | 'name' | 'newest';
export type SortDirection = 'asc' | 'desc';

/** The orders a shopper can choose, by the value of the `sort` query parameter. */
export type SortKey = 'relevance' | 'price-asc' | 'price-desc' | 'newest' | 'name-asc' | 'name-desc';

/** Relevance and newest have one direction only: whichever is asked for, the best and the latest come first. */
export function sortKey(sortBy: ProductSort, direction: SortDirection): SortKey {
  return sortBy === 'relevance' || sortBy === 'newest' ? sortBy : `${sortBy}-${direction}`;
}

export interface SortChoice {
  readonly key: SortKey;
  readonly name: string;
  readonly selected: boolean;
}

/** What the sort menu offers; Z to A is answered, not offered. */
export function sortChoices(selected: SortKey, site: Site): SortChoice[] {
  const names: readonly (readonly [SortKey, string])[] = [
    ['relevance', SITE_FACTS[site].favourites],
    ['price-asc', 'Price, low to high'],
    ['price-desc', 'Price, high to low'],
    ['newest', 'Newest'],
    ['name-asc', 'Name, A to Z'],
  ];
  return names.map(([key, name]) => ({ key, name, selected: key === selected }));
}
