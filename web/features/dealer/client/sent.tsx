'use client';

import { useEffect, useRef } from 'react';

/** In place of a form that was sent; focus moves to it. */
export function Sent({ reference, what }: { reference: string; what: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-t-[3px] border-brand bg-ground p-[clamp(1.5rem,4vw,3rem)]">
      <h2 ref={heading} tabIndex={-1} className="d3 outline-0">
        Thank you
      </h2>
      <p className="mt-3">{what}</p>
      <p className="soft mt-3">
        Your reference is <span className="num font-medium text-ink">{reference}</span>. We write back within
        a day, to the e-mail you gave.
      </p>
    </div>
  );
}
