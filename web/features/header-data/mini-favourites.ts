import type { DisplayEntry } from './display-entry.ts';
import type { ListPage } from './list-page.ts';

/** The header popup's view of a list (EN-12). */
export type MiniFavourites = {
  /** Newest first, cut to the limit. */
  entries: readonly DisplayEntry[];
  miniFavouritesDisplayLimit: number;
  /** Total of the whole list. */
  wishlistCount: number;
  /** Page number from 0. */
  currentPage: number;
};

export const EMPTY_MINI_FAVOURITES: MiniFavourites = {
  entries: [],
  miniFavouritesDisplayLimit: 0,
  wishlistCount: 0,
  currentPage: 0,
};

/** @param list its first page */
export function toMiniFavourites(list: ListPage, limit: number): MiniFavourites {
  return {
    entries: list.entries.slice(0, Math.max(0, limit)),
    miniFavouritesDisplayLimit: limit,
    wishlistCount: list.total,
    currentPage: list.currentPage,
  };
}
