import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { isFresh, take } from '#lib/fresh-answer.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import { useSite } from '#lib/site-context.tsx';
import { receiveList, showList } from '../../header-data/mini-loader.ts';
import { askNewest } from '../../header-data/newest.ts';
import { MOST, type ListPage } from '../../header-data/list-page.ts';
import { addressOfPage, pageIndexIn } from '../page-number.ts';
import { EMPTY_WISHLIST, wishlistReducer, type WishlistState } from '../wishlist-state.ts';

/**
 * The list's page (EN-10): starts at the page in the address, grows in both directions, and writes the last visible
 * page into the address. Server-rendered data is shown and not fetched again; the list is fetched when the page is
 * shown again, by any navigation, and when somebody signs in (ST-04).
 * @param drawn the server-rendered page of the list
 */
export function useListPage(drawn: ListPage | undefined) {
  const site = useSite();
  const { wishlistPageSize: size, list: words } = site;
  const [state, dispatch] = useReducer(wishlistReducer, drawn, begun);
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);

  /** Number of entries from the first to the end of the last visible page. */
  const visible = Math.min(MOST, (state.lastVisiblePage + 1) * size);

  const showAddress = (pageIndex: number) =>
    window.history.replaceState(window.history.state, '', addressOfPage(words.path, pageIndex));

  /** Updates hearts, count and popup. */
  function publish(page: ListPage): void {
    if (page.currentPage === 0) showList(site, page);
    else receiveList(page);
  }

  async function ask(pageIndex: number, pageSize: number, then: (page: ListPage) => void) {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    dispatch({ type: 'loading' });
    try {
      const { pageOfList } = await import('../../header-data/graph-list.ts');
      const page = await askNewest(['list'], () => pageOfList(pageIndex, pageSize));
      publish(page);
      then(page);
    } catch {
      dispatch({ type: 'failed' });
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }

  const showOnly = (pageIndex: number) =>
    ask(pageIndex, size, (page) => {
      dispatch({ type: 'shown', page });
      showAddress(page.currentPage);
    });
  const begin = () => showOnly(pageIndexIn(window.location.search));
  const refresh = () => ask(0, visible, (list) => dispatch({ type: 'changed', list, pageSize: size }));

  const arrive = useEffectEvent(() => {
    if (drawn === undefined || !isFresh(drawn)) return void (state.isWishlistLoaded ? refresh() : begin());
    take(drawn);
    publish(drawn);
    showAddress(drawn.currentPage);
  });
  const lose = useEffectEvent(() => dispatch({ type: 'reset' }));
  useEffect(() => {
    // After the first paint, because fetching changes the state at once.
    const arrival = setTimeout(arrive);
    const onShow = (event: PageTransitionEvent) => event.persisted && arrive();
    window.addEventListener('pageshow', onShow);
    const stop = onShopperChange((change) => {
      if (change === 'lost') lose();
      arrive();
    });
    return () => {
      clearTimeout(arrival);
      window.removeEventListener('pageshow', onShow);
      stop();
    };
  }, []);

  return {
    state,
    failed,
    visible,
    begin,
    /** ER-04: the first page replaces whatever was shown, which is kept only while the list cannot be fetched. */
    recover: () => void showOnly(0),
    more: () =>
      ask(state.lastVisiblePage + 1, size, (page) => {
        dispatch({ type: 'more', page });
        showAddress(page.currentPage);
      }),
    previous: () => ask(state.firstVisiblePage - 1, size, (page) => dispatch({ type: 'previous', page })),
    /** Applies the list, from its first entry on, after a change. */
    changed: useCallback((list: ListPage) => dispatch({ type: 'changed', list, pageSize: size }), [size]),
  };
}

/** Data that was shown on an earlier visit may belong to another shopper. */
const begun = (drawn: ListPage | undefined): WishlistState =>
  drawn !== undefined && isFresh(drawn)
    ? wishlistReducer(EMPTY_WISHLIST, { type: 'shown', page: drawn })
    : EMPTY_WISHLIST;
