'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { onConsentChange } from '../../consent/consent-change.ts';
import { mayTrack } from '../../consent/may.ts';

/** ST-12: tells each route that is on the screen to what measures it, which only visitors load who agree to statistics. */
export function Measured() {
  const path = usePathname();
  useEffect(() => {
    const measure = () => {
      if (mayTrack('statistics')) void import('./page-views.ts').then(({ committed }) => committed(path));
    };
    measure();
    return onConsentChange(measure);
  }, [path]);
  return null;
}
