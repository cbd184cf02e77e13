'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenAgreed } from '../../consent/when-agreed.ts';

/** ST-12: tells each route that is on the screen to what measures it, which only visitors load who agree to statistics or marketing. */
export function Measured() {
  const path = usePathname();
  useEffect(
    () => whenAgreed(() => void import('./page-views.ts').then(({ committed }) => committed(path))),
    [path],
  );
  return null;
}
