import type { QueuedFact } from '../facts.ts';
import { followFacts } from '../follow-facts.ts';

/** Where the bag itself is told of. */
const OF_BAG = /^\/checkout\//;

const queue: QueuedFact[] = [];
let isAsked = false;

/** What tells of facts is loaded when there is more than the bag that every page has, or on a page that tells of it. */
function add(fact: QueuedFact): void {
  // A change is told by the two newest bags.
  if (!isAsked && fact[0] === 'bag') queue.splice(0, queue.length - 1);
  queue.push(fact);
  isAsked ||= fact[0] !== 'bag';
  if (isAsked)
    void import('./tell-facts.ts').then(
      ({ tellFact }) => queue.splice(0).forEach(tellFact),
      // Offline, or of a release that is gone: what happened then is not told later.
      () => void (queue.length = 0),
    );
}

/** From now on, and again after a yes that follows a no. */
export const tellFacts = (): void => followFacts(add);

/** The browser has restored the page, which asks for its bag again. */
export function tellRestored(): void {
  if (isAsked) add(['restored', undefined]);
  else queue.length = 0;
}

/** A route is seen; the same one again when the browser has restored it. */
export function tellRoute(path: string): void {
  if (isAsked || OF_BAG.test(path)) add(['seen', path]);
}
