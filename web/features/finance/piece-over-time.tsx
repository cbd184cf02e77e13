'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { overTimeHref } from './over-time-href.ts';

const PieceExample = lazy(async () => ({
  default: (await import('./client/piece-example.tsx')).PieceExample,
}));

/** On the page of a piece, below what it is bought with. Without script it is a link. */
export function PieceOverTime({ code, variant }: { code: string; variant: string | null }) {
  return (
    <>
      <noscript>
        <a className="link small" href={overTimeHref(code)}>
          Pay over time
        </a>
      </noscript>
      {useIdle() ? (
        <Suspense>
          <PieceExample code={code} variant={variant} />
        </Suspense>
      ) : null}
    </>
  );
}
