import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codes, entry, page } from '../header-data/test-entries.ts';
import {
  EMPTY_WISHLIST,
  wishlistReducer,
  type WishlistAction,
  type WishlistState,
} from './wishlist-state.ts';

const SIZE = 60;
const after = (...actions: WishlistAction[]): WishlistState =>
  actions.reduce(wishlistReducer, EMPTY_WISHLIST);
const shownCodes = ({ entries }: WishlistState) => entries.map(({ productCode }) => productCode);

describe('[EN-10] wishlist state', () => {
  it('is empty and not loaded until a page has arrived', () => {
    expect(EMPTY_WISHLIST).toEqual({
      entries: [],
      firstVisiblePage: 0,
      lastVisiblePage: 0,
      currentPage: 0,
      isWishlistLoaded: false,
      wishlistCount: 0,
      isLoading: false,
    });
    expect(after({ type: 'loading' })).toMatchObject({ isLoading: true, isWishlistLoaded: false });
  });

  it('[RT-25] shows the returned page, which is the last for a number beyond it', () => {
    const state = after({ type: 'loading' }, { type: 'shown', page: page(2, SIZE, 130) });
    expect(state).toMatchObject({
      firstVisiblePage: 2,
      lastVisiblePage: 2,
      currentPage: 2,
      isWishlistLoaded: true,
      wishlistCount: 130,
      isLoading: false,
    });
    expect(shownCodes(state)).toEqual(codes(120, 130));
  });

  it('[ST-09] load more appends, load previous prepends', () => {
    const middle = after({ type: 'shown', page: page(1, SIZE, 200) });
    const more = wishlistReducer(middle, { type: 'more', page: page(2, SIZE, 200) });
    expect(shownCodes(more)).toEqual(codes(60, 180));
    expect(more).toMatchObject({ firstVisiblePage: 1, lastVisiblePage: 2, currentPage: 2 });
    const both = wishlistReducer(more, { type: 'previous', page: page(0, SIZE, 200) });
    expect(shownCodes(both)).toEqual(codes(0, 180));
    expect(both).toMatchObject({ firstVisiblePage: 0, lastVisiblePage: 2, currentPage: 0 });
  });

  it('[ST-09] shows nothing twice when the list shifted between two answers', () => {
    const state = after(
      { type: 'shown', page: page(0, 3, 6) },
      {
        type: 'more',
        page: { entries: ['2', '3', '4'].map((code) => entry(code)), total: 7, currentPage: 1 },
      },
    );
    expect(shownCodes(state)).toEqual(['0', '1', '2', '3', '4']);
    expect(state.wishlistCount).toBe(7);
  });

  it('[ST-09] a change replaces the visible pages by the same pages of the returned list', () => {
    const start = after({ type: 'shown', page: page(1, 2, 6) }, { type: 'more', page: page(2, 2, 6) });
    const list = { entries: ['0', '1', '2', '4', '5'].map((code) => entry(code)), total: 5, currentPage: 0 };
    const state = wishlistReducer(start, { type: 'changed', list, pageSize: 2 });
    expect(shownCodes(state)).toEqual(['2', '4', '5']);
    expect(state).toMatchObject({ firstVisiblePage: 1, lastVisiblePage: 2, wishlistCount: 5 });
  });

  it('[ST-09] falls back to the last page when the visible one no longer exists', () => {
    const start = after({ type: 'shown', page: page(2, 2, 5) });
    const list = { entries: codes(0, 4).map((code) => entry(code)), total: 4, currentPage: 0 };
    const state = wishlistReducer(start, { type: 'changed', list, pageSize: 2 });
    expect(shownCodes(state)).toEqual(['2', '3']);
    expect(state).toMatchObject({ firstVisiblePage: 1, lastVisiblePage: 1 });
    const none = wishlistReducer(state, {
      type: 'changed',
      list: { entries: [], total: 0, currentPage: 0 },
      pageSize: 2,
    });
    expect(none).toMatchObject({ entries: [], firstVisiblePage: 0, lastVisiblePage: 0, wishlistCount: 0 });
  });

  it('[ER-04] keeps what is shown when a page fails to load, and resets to empty', () => {
    const shown = after({ type: 'shown', page: page(0, SIZE, 70) }, { type: 'loading' });
    expect(wishlistReducer(shown, { type: 'failed' })).toEqual({ ...shown, isLoading: false });
    expect(wishlistReducer(shown, { type: 'reset' })).toEqual(EMPTY_WISHLIST);
  });

  it('[ER-04] begins again with the first page after a failed change, whichever pages were shown', () => {
    const shown = after({ type: 'shown', page: page(1, 2, 7) }, { type: 'more', page: page(2, 2, 7) });
    const first = page(0, 2, 6);
    const recovered = wishlistReducer(wishlistReducer(shown, { type: 'loading' }), {
      type: 'shown',
      page: first,
    });
    expect(recovered).toEqual(after({ type: 'shown', page: first }));
    expect(shownCodes(recovered)).toEqual(codes(0, 2));
  });

  it('[EN-10] visible pages are contiguous, whatever order they are loaded in', () => {
    const walk = fc.record({
      total: fc.integer({ min: 1, max: 30 }),
      size: fc.integer({ min: 1, max: 7 }),
      start: fc.nat(30),
      steps: fc.array(fc.constantFrom('more' as const, 'previous' as const), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(walk, ({ total, size, start, steps }) => {
        const last = Math.ceil(total / size) - 1;
        let state = after({ type: 'shown', page: page(Math.min(start, last), size, total) });
        for (const type of steps) {
          const wanted = type === 'more' ? state.lastVisiblePage + 1 : state.firstVisiblePage - 1;
          if (wanted < 0 || wanted > last) continue;
          state = wishlistReducer(state, { type, page: page(wanted, size, total) });
        }
        const { firstVisiblePage, lastVisiblePage } = state;
        expect(shownCodes(state)).toEqual(
          codes(firstVisiblePage * size, Math.min(total, (lastVisiblePage + 1) * size)),
        );
      }),
    );
  });
});
