'use client';

import { useEffect, useRef } from 'react';

/** Reports once to analytics that this is the page of an error of the shop (ER-12); what it does is loaded when it is shown. */
export function ErrorEvent() {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void import('./report-error-page.ts').then(({ reportErrorPage }) => reportErrorPage());
  }, []);
  return null;
}
