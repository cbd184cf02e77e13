'use client';

import { lazy } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { OptionalPart } from '#ui/optional-part.tsx';
import type { OpenCalculatorProps } from './client/open-calculator.tsx';
import { overTimeHref } from './over-time-href.ts';

const PieceExample = lazy(async () => ({
  default: (await import('./client/piece-example.tsx')).PieceExample,
}));

/** On the page of a piece, below what it is bought with. Without script it is a link. */
export function PieceOverTime({ code, variant, buy }: OpenCalculatorProps) {
  return (
    <>
      <noscript>
        <a className="link small" href={overTimeHref(code)}>
          Pay over time
        </a>
      </noscript>
      {useIdle() ? (
        <OptionalPart>
          <PieceExample code={code} variant={variant} buy={buy} />
        </OptionalPart>
      ) : null}
    </>
  );
}
