'use client';

import { lazy } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { OptionalPart } from '#ui/optional-part.tsx';

const BagExample = lazy(async () => ({ default: (await import('./client/bag-example.tsx')).BagExample }));

/** In the summary of a bag, and below the form that pays for it: its calculator is a form of its own. */
export function BagOverTime({ version }: { version: number }) {
  return useIdle() ? (
    <OptionalPart>
      <div className="mt-5">
        <BagExample version={version} />
      </div>
    </OptionalPart>
  ) : null;
}
