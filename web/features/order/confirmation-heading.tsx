'use client';

import { useEffect, useRef } from 'react';

/** The heading takes focus when it arrives: it is the answer the shopper has been waiting for. */
export function ConfirmationHeading({ look = 'd1', children }: { look?: 'd1' | 'd2'; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`${look} [overflow-wrap:anywhere]`}>
      {children}
    </h1>
  );
}
