'use client';

import { lazy, type ComponentProps } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { OptionalPart } from '#ui/optional-part.tsx';

const BagExample = lazy(async () => ({ default: (await import('./client/bag-example.tsx')).BagExample }));

/** In the summary of a bag, and below the form that pays for it: its calculator is a form of its own. */
export function BagOverTime(props: ComponentProps<typeof BagExample>) {
  return useIdle() ? (
    <OptionalPart>
      <div className="mt-5">
        <BagExample {...props} />
      </div>
    </OptionalPart>
  ) : null;
}
