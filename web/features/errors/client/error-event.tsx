'use client';

import { useEffect, useRef } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { wasSignedIn } from '#features/header-data/remembered.ts';
import {
  analyticsStore,
  analyticsUserType,
  pageAddress,
  track,
  type ErrorEventName,
} from '#lib/analytics.ts';
import type { SiteKey } from '#lib/sites.ts';

/** Reports once to analytics that this page is an error page (ER-12). */
export function ErrorEvent({ event }: { event: ErrorEventName }) {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    track({
      event,
      pageAddress: pageAddress(window.location),
      // When the root layout failed, the shop is unknown.
      store: analyticsStore(document.documentElement.dataset['site'] as SiteKey | undefined),
      userType: analyticsUserType(wasSignedIn(browserStorage('local')) ? 'Registered' : 'Guest'),
    });
  }, [event]);
  return null;
}
