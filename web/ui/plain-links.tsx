'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { followLink } from '#lib/follow-link.ts';

/** Around many links that are HTML alone: they change the page where it is scrolled, and none of them is a component of the browser. */
export function PlainLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <div
      className="contents"
      onClick={(event) => followLink(event, (href) => router.push(href, { scroll: false }))}
    >
      {children}
    </div>
  );
}
