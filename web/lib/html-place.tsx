'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent } from 'react';
import { followLink } from './follow-link.ts';
import { keptHtml } from './kept-html.ts';

/** What the browser renders: React keeps the HTML that is there. */
const AS_IT_IS = { __html: '' };

/** The place of HtmlOnly. One that the browser renders first, after a page of another frame, is filled from a page's HTML. */
export function HtmlPlace({ name }: { name: string }) {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const empty = place.current;
    if (empty?.firstChild === null)
      void import('./fill-html-place.ts').then(({ fillHtmlPlace }) => fillHtmlPlace(empty));
  }, [name]);

  const attributes = {
    id: name,
    className: 'contents',
    onClick: (event: MouseEvent) => followLink(event, (href) => router.push(href)),
  };
  return typeof window === 'undefined' ? (
    <div {...attributes}>{keptHtml(name)}</div>
  ) : (
    <div ref={place} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  );
}
