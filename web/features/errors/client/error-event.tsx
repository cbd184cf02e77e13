'use client';

import { useEffect, useRef } from 'react';
import { pageAddress, track, type AnalyticsEvent } from '#lib/analytics.ts';

/** Says once that this page is an error page. */
export function ErrorEvent({ event }: { event: AnalyticsEvent['event'] }) {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    track({ event, pageAddress: pageAddress(window.location) });
  }, [event]);
  return null;
}
