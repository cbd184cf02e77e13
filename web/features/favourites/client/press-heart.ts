import type { SiteFacts } from '#lib/site-context.tsx';
import { setToast } from '../../messages/toast-store.ts';
import { showList } from '../../header-data/mini-loader.ts';
import { createToggle, type Piece } from '../toggle.ts';
import type { ListPort } from '../../header-data/list-port.ts';
import { isOnList, setBusyHeart } from '../../header-data/remembered-list.ts';
import { reportListFailure } from '../../header-data/report-list-failure.ts';

let toggle: ReturnType<typeof createToggle> | undefined;

/** One toggle for the page, so that only one call is pending, whichever heart was pressed. */
function toggleOf(site: SiteFacts) {
  toggle ??= createToggle({
    add: async (productKey) => (await listPort(site)).add(productKey),
    remove: async (productKey) => (await listPort(site)).remove(productKey),
    isSaved: isOnList,
    onBusy: setBusyHeart,
    onList: (list, change) => showList(site, list, change),
    onFailure: (failure) => reportListFailure(site, failure, { recover: true }),
  });
  return toggle;
}

async function listPort(site: SiteFacts): Promise<ListPort> {
  return site.composable
    ? (await import('../../header-data/graph-list.ts')).graphList(site.wishlistPageSize)
    : (await import('./rest-list.ts')).restList(site.list.path);
}

export async function pressHeart(site: SiteFacts, piece: Piece): Promise<void> {
  const outcome = await toggleOf(site)(piece);
  if (outcome !== 'saved' && outcome !== 'removed') return;
  setToast({
    text: outcome === 'saved' ? `Saved to ${site.list.name}` : `Removed from ${site.list.name}`,
    undo: () => void pressHeart(site, piece),
  });
}
