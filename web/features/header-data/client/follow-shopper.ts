import type { ShopperChange } from '#lib/shopper-change.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { emptied } from '../empty-mini.ts';
import { miniLoader } from '../mini-loader.ts';
import { setMini } from '../mini-store.ts';

/**
 * Runs once per page load: fetches both from the graph, or only the list's rollover where the bag is fetched on hover
 * (ST-10).
 */
export const fill = (site: SiteFacts): Promise<void> => miniLoader(site).need('list');

export const refresh = (site: SiteFacts): Promise<void> => miniLoader(site).refresh();

export async function follow(site: SiteFacts, change: ShopperChange): Promise<void> {
  if (change === 'lost') setMini(emptied());
  else await refresh(site);
}
