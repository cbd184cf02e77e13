import { logFailure } from '#lib/log.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { setBagQuantity } from './bag-quantity.ts';
import { rememberList } from './remembered-list.ts';
import type { ListPage } from './list-page.ts';
import { toMiniFavourites } from './mini-favourites.ts';
import { createMiniLoader } from './load-mini.ts';
import { answered, type MiniAnswer, type MiniPart } from './mini-state.ts';
import { miniState, setMini } from './mini-store.ts';
import { askNewest, outdate } from './newest.ts';

let loader: ReturnType<typeof createMiniLoader> | undefined;

/** The loader of this page. Its answers also update the stored bag and list of the browser. */
export function miniLoader(site: SiteFacts): ReturnType<typeof createMiniLoader> {
  loader ??= createMiniLoader({
    get: miniState,
    set: setMini,
    together: site.composable,
    ask: (parts) => ask(site, parts),
    tellConsole: logFailure,
  });
  return loader;
}

/** ST-03: what was asked for one shopper is not shown to another. */
onShopperChange(() => outdate('bag', 'list'));

async function ask(site: SiteFacts, parts: readonly MiniPart[]): Promise<MiniAnswer> {
  const { askGraph, askPages } = await import('./client/ask-mini.ts');
  const { bag, list } = await (site.composable
    ? askNewest(['bag', 'list'], () => askGraph(site))
    : askNewest(parts, () => askPages(site, parts)));
  if (bag !== undefined) setBagQuantity(bag?.totalEntryQuantities ?? 0);
  if (list === undefined) return bag === undefined ? {} : { bag };
  receiveList(list);
  if (site.composable && list.total > list.entries.length) {
    // The keys beyond the first page; without them those hearts are shown empty until the list's page is opened.
    void import('./graph-list.ts')
      .then(({ keysOfList }) => askNewest(['list'], keysOfList))
      .then(rememberList, () => undefined);
  }
  return { ...(bag === undefined ? {} : { bag }), list: toMiniFavourites(list, site.wishlistMiniLimit) };
}

/** Applies a list from any source: updates the stored list, hearts and count. */
export function receiveList(list: ListPage, change?: { added: string } | { removed: string }): void {
  if (change) outdate('list');
  rememberList({ total: list.total, keys: list.entries.map(({ productCode }) => productCode) }, change);
}

/** Like `receiveList`, and updates the popup, for an answer that starts with the list's first entry. */
export function showList(site: SiteFacts, list: ListPage, change?: { added: string } | { removed: string }) {
  receiveList(list, change);
  setMini(answered(miniState(), { list: toMiniFavourites(list, site.wishlistMiniLimit) }));
}
