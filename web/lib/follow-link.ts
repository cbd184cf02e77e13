import type { MouseEvent } from 'react';
import { hasOwnDocument } from './tag-paths.ts';

type Go = (href: string) => void;

/**
 * Goes to the page of the link that was pressed, as a link of Next does, for links that are HTML alone. What the browser does differently
 * (another tab, another site, a document with a content security policy of its own) is left to it.
 */
export function followLink(event: MouseEvent, go: Go): void {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented || event.button > 0) return;
  if (
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target ||
    link.hasAttribute('download')
  )
    return;
  if (link.origin !== location.origin || hasOwnDocument(link.pathname)) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
