'use client';

import { useEffect, useRef } from 'react';

/** The heading takes focus when it is shown, so that the result is announced. */
export function ConfirmationHeading({ look = 'd1', children }: { look?: 'd1' | 'd2'; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`${look} [overflow-wrap:anywhere]`}>
      {children}
    </h1>
  );
}
