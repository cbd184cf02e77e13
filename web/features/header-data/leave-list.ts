import type { SiteFacts } from '#lib/site-context.tsx';
import { showList } from './mini-loader.ts';
import { removeFromList } from './graph-list.ts';
import { reportListFailure } from './report-list-failure.ts';

/** Removes a piece from the list, after it was moved back to the bag. */
export async function leaveList(site: SiteFacts, productKey: string): Promise<void> {
  try {
    const answer = await removeFromList(productKey, site.wishlistPageSize);
    if ('failure' in answer) reportListFailure(site, answer.failure);
    else showList(site, answer.list, { removed: productKey });
  } catch (error) {
    reportListFailure(site, { error });
  }
}
