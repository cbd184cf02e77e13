'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { whenIdle } from '#lib/use-idle.ts';
import { wasSignedIn } from '../header-data/remembered.ts';
import { session } from './session.ts';
import type { Instance } from './session-store.ts';

/**
 * ST-01: checks again whenever the path has changed, and when a page returns from the back-forward cache. At once
 * where somebody was signed in; otherwise when the browser is idle, so that guests are not delayed.
 */
export function SessionWatch({ composable }: Instance) {
  const pathname = usePathname();
  useEffect(() => {
    // Unanswered, the page goes on with what it knew.
    const ask = () => void session.check({ composable }).catch(() => undefined);
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) ask();
    };
    window.addEventListener('pageshow', onShow);
    let stop: (() => void) | undefined;
    if (wasSignedIn(browserStorage('local'))) ask();
    else stop = whenIdle(ask);
    return () => {
      window.removeEventListener('pageshow', onShow);
      stop?.();
    };
  }, [pathname, composable]);
  return null;
}
