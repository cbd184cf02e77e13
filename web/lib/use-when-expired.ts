import { useEffect } from 'react';
import { validForMs, type PromiseValidity } from './promise-validity.ts';

/** Also the minimum interval between two requests. */
const CHECK_EVERY_MS = 1_000;

/**
 * Calls back once, when the promise has expired and the page is visible: background tabs must not all request at
 * midnight.
 * @returns a function that cancels it
 */
export function whenExpired(promise: PromiseValidity, callback: () => void): () => void {
  const end = Date.now() + validForMs(promise);
  // Not one long timer, because timers stop while a laptop sleeps.
  const timer = setInterval(() => {
    if (Date.now() < end || document.hidden) return;
    clearInterval(timer);
    callback();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The same for a component. `callback` must be stable. */
export function useWhenExpired(promise: PromiseValidity | null, callback: () => void): void {
  const { holdsUntil, answeredAt } = promise ?? {};
  useEffect(
    () => (holdsUntil && answeredAt ? whenExpired({ holdsUntil, answeredAt }, callback) : undefined),
    [holdsUntil, answeredAt, callback],
  );
}
