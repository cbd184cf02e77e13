'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '#lib/use-idle.ts';

const BagExample = lazy(async () => ({ default: (await import('./client/bag-example.tsx')).BagExample }));

/** In the summary of a bag. */
export function BagOverTime({ version }: { version: number }) {
  return useIdle() ? (
    <Suspense>
      <div className="mt-5">
        <BagExample version={version} />
      </div>
    </Suspense>
  ) : null;
}
