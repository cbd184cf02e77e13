'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '#lib/use-idle.ts';

/** Loaded when the page is at rest; the bag is whole without it, also where it cannot be loaded. */
const BagShelf = lazy(() =>
  import('./client/bag-shelf.tsx').then(
    (loaded) => ({ default: loaded.BagShelf }),
    () => ({ default: () => null }),
  ),
);

/** What completes the set of the pieces in a bag, else what others bought or looked at with them. @param codes of all lines */
export function BagRecommendations({ codes }: { codes: readonly string[] }) {
  const idle = useIdle();
  if (!idle || codes.length === 0) return null;
  return (
    <Suspense>
      <BagShelf asked={codes.join(' ')} />
    </Suspense>
  );
}
