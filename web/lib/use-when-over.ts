import { useEffect } from 'react';
import { heldFor, type Held } from './held.ts';

/** Also the least between an answer and the next question. */
const LOOK_EVERY_MS = 1_000;

/**
 * Calls back once, when the promise no longer holds and somebody looks at the page: tabs in the background do not all ask at
 * midnight. `callback` must be stable.
 */
export function useWhenOver(promise: Held | null, callback: () => void): void {
  const { holdsUntil, answeredAt } = promise ?? {};
  useEffect(() => {
    if (!holdsUntil || !answeredAt) return;
    const end = Date.now() + heldFor({ holdsUntil, answeredAt });
    // Not one long timer: it stands still while a laptop sleeps.
    const timer = setInterval(() => {
      if (Date.now() < end || document.hidden) return;
      clearInterval(timer);
      callback();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [holdsUntil, answeredAt, callback]);
}
