import { browserStorage } from '../../../lib/browser-storage.ts';
import type { Category } from '../categories.ts';
import { STORED } from '../stored-names.ts';

/** Removes what the shop's pages keep for categories without consent. What the tags of others have set is removed by the server's answer. */
export function clearNotAgreed(agreed: readonly Category[]): void {
  for (const { where, name, pattern, category } of STORED) {
    if (agreed.includes(category) || pattern !== undefined) continue;
    if (where === 'cookie') document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    else browserStorage(where).removeItem(name);
  }
}
