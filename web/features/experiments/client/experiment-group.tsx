'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { onConsentChange } from '../../consent/consent-change.ts';
import { needsGroup } from '../group-cookie.ts';

/**
 * ST-11: puts a visitor who agrees into an A/B group; asked on each route, and again when consent is given. The open page stays as it is: its
 * other version is shown from the next page on. Not on the pages of the checkout (BH-05).
 */
export function ExperimentGroup() {
  const pathname = usePathname();
  useEffect(() => {
    const join = () => {
      if (needsGroup(document.cookie)) void import('./join-group.ts').then(({ joinGroup }) => joinGroup());
    };
    const stopWaiting = whenIdle(join);
    const unsubscribe = onConsentChange(join);
    return () => {
      stopWaiting();
      unsubscribe();
    };
  }, [pathname]);
  return null;
}
