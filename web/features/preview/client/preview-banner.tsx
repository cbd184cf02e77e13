'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { cookieValue } from '../../consent/consent-cookie.ts';
import { PREVIEW_COOKIE } from '../preview.ts';

const Strip = lazy(() => import('./preview-strip.tsx').then((module) => ({ default: module.PreviewStrip })));

const shown = (): string =>
  cookieValue(document.cookie, PREVIEW_COOKIE) ?? (location.hostname.includes('staged') ? 'host' : '');

/** BH-06: the strip at the foot of every page during a preview; visitors load nothing of it. */
export function PreviewBanner() {
  const sealed = useSyncExternalStore(
    () => () => undefined,
    shown,
    () => '',
  );
  if (sealed === '') return null;
  return (
    <Suspense>
      <Strip sealed={sealed} />
    </Suspense>
  );
}
