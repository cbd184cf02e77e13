'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** ST-12: tells each route that is on the screen to what counts and measures it. */
export function Measured() {
  const path = usePathname();
  const words = useSearchParams().get('text');
  useEffect(
    () => void import('./seen-route.ts').then(({ seenRoute }) => seenRoute(path, words)),
    [path, words],
  );
  return null;
}
