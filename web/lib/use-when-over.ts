import { useEffect } from 'react';
import { heldFor, type Held } from './held.ts';

/** Milliseconds; a timer stands still while a laptop sleeps, so the clock is looked at this often. */
const LOOK_EVERY_MS = 60_000;
/** An answer that holds for no longer than it took to arrive must not be asked for in a loop. */
const AT_LEAST_MS = 1_000;

/** Calls back once, when the promise no longer holds; `callback` must be stable. */
export function useWhenOver(promise: Held | null, callback: () => void): void {
  const { holdsUntil, answeredAt } = promise ?? {};
  useEffect(() => {
    if (holdsUntil === undefined || answeredAt === undefined) return;
    const end = Date.now() + Math.max(AT_LEAST_MS, heldFor({ holdsUntil, answeredAt }));
    let timer: number;
    const wait = () => {
      const left = end - Date.now();
      if (left <= 0) callback();
      else timer = window.setTimeout(wait, Math.min(left, LOOK_EVERY_MS));
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [holdsUntil, answeredAt, callback]);
}
