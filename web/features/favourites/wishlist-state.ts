import type { DisplayEntry } from '../header-data/display-entry.ts';
import type { ListPage } from '../header-data/list-page.ts';

/** State of the list's page in the browser (EN-10). Pages count from 0. */
export type WishlistState = {
  /** Of the visible pages, newest first. */
  entries: readonly DisplayEntry[];
  firstVisiblePage: number;
  lastVisiblePage: number;
  /** The latest page number returned. */
  currentPage: number;
  isWishlistLoaded: boolean;
  /** Total of all pages. */
  wishlistCount: number;
  isLoading: boolean;
};

export const EMPTY_WISHLIST: WishlistState = {
  entries: [],
  firstVisiblePage: 0,
  lastVisiblePage: 0,
  currentPage: 0,
  isWishlistLoaded: false,
  wishlistCount: 0,
  isLoading: false,
};

export type WishlistAction =
  | { type: 'loading' }
  /** Replaces the visible pages by one page. */
  | { type: 'shown'; page: ListPage }
  | { type: 'more'; page: ListPage }
  | { type: 'previous'; page: ListPage }
  /** The list from its first entry on, after an entry was added or removed. */
  | { type: 'changed'; list: ListPage; pageSize: number }
  | { type: 'failed' }
  | { type: 'reset' };

export function wishlistReducer(state: WishlistState, action: WishlistAction): WishlistState {
  switch (action.type) {
    case 'loading':
      return { ...state, isLoading: true };
    case 'shown':
      return {
        ...answered(state, action.page),
        entries: action.page.entries,
        firstVisiblePage: action.page.currentPage,
        lastVisiblePage: action.page.currentPage,
      };
    case 'more':
      return {
        ...answered(state, action.page),
        entries: joined(state.entries, action.page.entries),
        lastVisiblePage: Math.max(state.lastVisiblePage, action.page.currentPage),
      };
    case 'previous':
      return {
        ...answered(state, action.page),
        entries: joined(action.page.entries, state.entries),
        firstVisiblePage: Math.min(state.firstVisiblePage, action.page.currentPage),
      };
    case 'changed':
      return changed(state, action.list, action.pageSize);
    case 'failed':
      return { ...state, isLoading: false };
    case 'reset':
      return EMPTY_WISHLIST;
  }
}

const answered = (state: WishlistState, { total, currentPage }: ListPage): WishlistState => ({
  ...state,
  currentPage,
  isWishlistLoaded: true,
  wishlistCount: total,
  isLoading: false,
});

/** The list may have shifted by an entry between two answers; nothing is shown twice, and the newer answer wins. */
function joined(first: readonly DisplayEntry[], second: readonly DisplayEntry[]): readonly DisplayEntry[] {
  const codes = new Set(first.map(({ productCode }) => productCode));
  return [...first, ...second.filter(({ productCode }) => !codes.has(productCode))];
}

/** The same pages of the changed list; where the last of them no longer exists, the remaining ones. */
function changed(state: WishlistState, { entries, total }: ListPage, pageSize: number): WishlistState {
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const lastVisiblePage = Math.min(state.lastVisiblePage, lastPage);
  const firstVisiblePage = Math.min(state.firstVisiblePage, lastVisiblePage);
  return {
    ...state,
    entries: entries.slice(firstVisiblePage * pageSize, (lastVisiblePage + 1) * pageSize),
    firstVisiblePage,
    lastVisiblePage,
    currentPage: lastVisiblePage,
    isWishlistLoaded: true,
    wishlistCount: total,
    isLoading: false,
  };
}
