import { browserStorage } from '../../lib/browser-storage.ts';
import { mayTrack } from './may.ts';

/** What a tab keeps for categories. The names stand in STORED, too, whose texts each page would have to load. */
export const KEPT_BY_TAB = {
  begunCheckout: 'statistics',
  searchSession: 'experience',
  keptEvents: 'marketing',
} as const;

/** For an answer that was withdrawn in another tab: that tab cannot clear what this one keeps. */
export function clearTab(): void {
  const session = browserStorage('session');
  for (const [name, category] of Object.entries(KEPT_BY_TAB))
    if (!mayTrack(category)) session.removeItem(name);
}
