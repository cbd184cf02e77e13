'use client';

import { useEffect, useRef } from 'react';

/** The heading takes focus when it arrives: it is the answer the shopper has been waiting for. */
export function ConfirmationHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="d1 [overflow-wrap:anywhere]">
      {children}
    </h1>
  );
}
