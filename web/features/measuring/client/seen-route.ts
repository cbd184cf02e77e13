import { clearTab } from '../../consent/clear-tab.ts';
import { whenAgreed } from '../../consent/when-agreed.ts';
import { countView } from './count-views.ts';

let ended = (): void => {};

/**
 * A route is on the screen: the shop counts it, and has it measured if the visitor agrees to statistics or marketing, now or later.
 * @param words in its query that were searched for
 */
export function seenRoute(path: string, words: string | null): void {
  countView(path, words);
  clearTab();
  ended();
  ended = whenAgreed(() => void import('./page-views.ts').then(({ committed }) => committed(path)));
}
