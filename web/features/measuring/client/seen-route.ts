import { clearTab } from '../../consent/clear-tab.ts';
import { isAgreed, whenAgreed } from '../../consent/when-agreed.ts';
import { documentViews } from './document-views.ts';
import { VIEWS_PATH, type CountedView } from '../counted-view.ts';
import { followFacts } from '../follow-facts.ts';
import { isNotCounted } from '../not-counted.ts';

let ended = (): void => {};
const untold = (): void => {};

/**
 * A route is on the screen: the shop counts it, and has it measured if the visitor agrees to statistics or marketing, now or later.
 * @param words in its query that were searched for
 */
export function seenRoute(path: string, words: string | null): void {
  countView(path, words);
  clearTab();
  ended();
  // What happens before a yes is told to nobody, also after it.
  if (!isAgreed()) followFacts(untold);
  ended = whenAgreed(() => void import('./page-views.ts').then(({ committed }) => committed(path)));
}

const SEARCH = '/search';
const wordsOf = (path: string, words: string | null): string | null =>
  path === SEARCH && words !== '' ? words : null;

/** Other words on the page of results are another view. */
const keyOf = (path: string, words: string | null): string => {
  const searched = wordsOf(path, words);
  return searched === null ? path : `${path}?${searched}`;
};

const views = documentViews({
  path: () => keyOf(location.pathname, new URLSearchParams(location.search).get('text')),
  mayMeasure: () => !isNotCounted(document.cookie),
  referrer: () => undefined,
  send: ({ path: key, name }) => {
    const [path = key, ...words] = key.split('?');
    const view: CountedView = {
      path,
      ...(name && { shown: name }),
      ...(words.length > 0 && { words: words.join('?') }),
    };
    // Nobody waits for it; what a blocker refuses is not counted.
    navigator.sendBeacon(VIEWS_PATH, JSON.stringify(view));
  },
});

/** A route is on the screen. @param words in its query */
const countView = (path: string, words: string | null): void => views.commit(keyOf(path, words));
