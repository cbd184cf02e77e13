import type { SiteFacts } from '#lib/site-context.tsx';
import { facts } from '../../measuring/facts.ts';
import { setToast } from '../../messages/toast-store.ts';
import { showList } from '../../header-data/mini-loader.ts';
import type { ListPort } from '../../header-data/list-port.ts';
import { isOnList, setBusyHeart } from '../../header-data/remembered-list.ts';
import { reportListFailure } from '../../header-data/report-list-failure.ts';
import type { ListChange, ListPage } from '../../header-data/list-page.ts';

let toggle: ReturnType<typeof createToggle> | undefined;

/** One toggle for the page, so that only one call is pending, whichever heart was pressed. */
function toggleOf(site: SiteFacts) {
  toggle ??= createToggle({
    add: async (productKey) => (await listPort(site)).add(productKey),
    remove: async (productKey) => (await listPort(site)).remove(productKey),
    isSaved: isOnList,
    onBusy(productKey) {
      if (productKey !== undefined) facts.push(['asked', undefined]);
      setBusyHeart(productKey);
    },
    onList(list, change) {
      showList(site, list, change);
      facts.push(['listed', { list, change }]);
    },
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

type Piece = { productKey: string; name: string };

export type TogglePorts = {
  add: (productKey: string) => Promise<ListChange>;
  remove: (productKey: string) => Promise<ListChange>;
  isSaved: (productKey: string) => boolean;
  /** Called with the piece whose call is pending, and with undefined when it has finished. */
  onBusy: (productKey: string | undefined) => void;
  /** Called with the list after the change. */
  onList: (list: ListPage, change: { added: string } | { removed: string }) => void;
  onFailure: (failure: { code: string; message: string } | { error: unknown }) => void;
};

/**
 * A press of a heart: adds what is not on the list and removes what is. One call at a time; further presses are
 * ignored meanwhile (ST-09). A piece is shown as saved only after the shop has confirmed it.
 */
export function createToggle({ add, remove, isSaved, onBusy, onList, onFailure }: TogglePorts) {
  let underWay = false;
  return async function toggle({ productKey }: Piece): Promise<'saved' | 'removed' | 'failed' | 'ignored'> {
    if (underWay) return 'ignored';
    underWay = true;
    onBusy(productKey);
    try {
      const saved = isSaved(productKey);
      const answer = await (saved ? remove : add)(productKey);
      if ('failure' in answer) {
        onFailure(answer.failure);
        return 'failed';
      }
      onList(answer.list, saved ? { removed: productKey } : { added: productKey });
      return saved ? 'removed' : 'saved';
    } catch (error) {
      onFailure({ error });
      return 'failed';
    } finally {
      underWay = false;
      onBusy(undefined);
    }
  };
}
