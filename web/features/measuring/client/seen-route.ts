import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { whenAgreed } from '../../consent/when-agreed.ts';
import { forgetKept } from '../kept-events.ts';
import { countView } from './count-views.ts';

let ended = (): void => {};

/**
 * A route is on the screen: the shop counts it, and has it measured if the visitor agrees to statistics or marketing, now or later.
 * @param words in its query that were searched for
 */
export function seenRoute(path: string, words: string | null): void {
  countView(path, words);
  // The answer may have been withdrawn in another tab, which cannot clear what this one keeps.
  if (!mayTrack('marketing')) forgetKept(browserStorage('session'));
  ended();
  ended = whenAgreed(() => void import('./page-views.ts').then(({ committed }) => committed(path)));
}
