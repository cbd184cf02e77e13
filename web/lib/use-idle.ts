'use client';

import { useEffect, useState } from 'react';

/** Calls back once the browser is idle. @returns a function that cancels it */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, 1500);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

/** True once the browser is idle: the moment to load what is not needed to read the page. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
