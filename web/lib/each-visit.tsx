'use client';

import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** Resets its children on each visit: a page that was left stays mounted, hidden, and keeps its state. */
export function EachVisit({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useEffect(() => () => setVisit((count) => count + 1), []);
  return <Fragment key={visit}>{children}</Fragment>;
}
