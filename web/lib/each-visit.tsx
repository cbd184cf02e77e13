'use client';

import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** A page left behind stays mounted, hidden: what is in here begins anew at each visit. */
export function EachVisit({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useEffect(() => () => setVisit((count) => count + 1), []);
  return <Fragment key={visit}>{children}</Fragment>;
}
