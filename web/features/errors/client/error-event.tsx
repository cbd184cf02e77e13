'use client';

import { useEffect, useRef } from 'react';
import type { ErrorEventName } from '#lib/analytics.ts';

/** Reports once to analytics that this page is an error page (ER-12). Every page names it, so what it does is loaded when it is shown. */
export function ErrorEvent({ event }: { event: ErrorEventName }) {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void import('./report-error-page.ts').then(({ reportErrorPage }) => reportErrorPage(event));
  }, [event]);
  return null;
}
