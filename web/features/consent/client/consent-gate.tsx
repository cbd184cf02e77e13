'use client';

import { lazy, Suspense } from 'react';
import { useAnswer } from './use-answer.ts';

const Sheet = lazy(() => import('./consent-sheet.tsx').then((module) => ({ default: module.ConsentSheet })));

/** Loads the question for visitors without an answer; the others load nothing of it. */
export function ConsentGate() {
  if (useAnswer() !== '') return null;
  return (
    <Suspense>
      <Sheet />
    </Suspense>
  );
}
