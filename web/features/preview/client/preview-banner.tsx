'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { cookieValue } from '../../consent/consent-cookie.ts';
import { PREVIEW_COOKIE } from '../preview.ts';

const Strip = lazy(() =>
  import('./unstaged-strip.tsx').then((module) => ({ default: module.UnstagedStrip })),
);

const shown = (): string =>
  cookieValue(document.cookie, PREVIEW_COOKIE) ?? (location.hostname.includes('staged') ? 'host' : '');

/**
 * BH-06: the banner of the pages that show nothing of editors, such as those of the payment. Their static ones are the same for everybody, so
 * the server cannot draw it. Visitors load nothing of it.
 */
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
