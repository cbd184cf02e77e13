import { browserStorage } from '../../../lib/browser-storage.ts';
import type { Category } from '../categories.ts';
import { STORED } from '../stored-names.ts';

/** Removes from storage what belongs to categories without consent. Cookies are cleared by the server's answer. */
export function clearNotAgreed(agreed: readonly Category[]): void {
  for (const { where, name, category } of STORED)
    if (where !== 'cookie' && !agreed.includes(category)) browserStorage(where).removeItem(name);
}
