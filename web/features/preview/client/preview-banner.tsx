'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { sealedPreview } from '../sealed-preview.ts';

const Strip = lazy(() =>
  import('./unstaged-strip.tsx').then((module) => ({ default: module.UnstagedStrip })),
);

/**
 * BH-06: the banner of the pages that show nothing of editors, such as those of the payment. Their static ones are the same for everybody, so
 * the server cannot draw it. Visitors load nothing of it.
 */
export function PreviewBanner() {
  const sealed = useSyncExternalStore(
    () => () => undefined,
    sealedPreview,
    () => '',
  );
  if (sealed === '') return null;
  return (
    <Suspense>
      <Strip sealed={sealed} />
    </Suspense>
  );
}
