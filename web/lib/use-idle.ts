'use client';

import { useEffect, useState } from 'react';

/** True once the browser has nothing better to do: the moment to load what is not needed to read the page. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(() => setIdle(true), 1500);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return idle;
}
