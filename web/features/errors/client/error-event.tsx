'use client';

import { useEffect, useRef } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { wasSignedIn } from '#features/session/remembered.ts';
import {
  analyticsStore,
  analyticsUserType,
  pageAddress,
  track,
  type ErrorEventName,
} from '#lib/analytics.ts';
import type { SiteKey } from '#lib/sites.ts';

/** Says once that this page is an error page (ER-12). */
export function ErrorEvent({ event }: { event: ErrorEventName }) {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    track({
      event,
      pageAddress: pageAddress(window.location),
      // Where even the layout failed, nothing says which shop it was.
      store: analyticsStore(document.documentElement.dataset['site'] as SiteKey | undefined),
      userType: analyticsUserType(wasSignedIn(browserStorage('local')) ? 'Registered' : 'Guest'),
    });
  }, [event]);
  return null;
}
