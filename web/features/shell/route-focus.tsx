'use client';

import { browserStorage } from '#lib/browser-storage.ts';
import { saveCloseBag } from '#features/cart/close-bag.ts';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

const LIST = /^\/(favourites|wishlist)$/;

/** At module level, because the checkout has its own frame and changing between them unmounts this component. */
let shown: string | undefined;

/**
 * After client-side navigation, focus goes to the page's heading, as a page load would start there. The first page
 * keeps the browser's focus. Each page is also stored as the target of closing the bag (BH-10).
 */
export function RouteFocus() {
  const pathname = usePathname();
  const search = new URLSearchParams(useSearchParams());
  // During a challenge the payment page's query changes, and on the list's page its page number; both stay the same
  // page.
  search.delete('placement');
  if (LIST.test(pathname)) search.delete('page');
  const address = `${pathname}?${search.toString()}`;
  useEffect(() => {
    const moved = shown !== undefined && shown !== address;
    shown = address;
    saveCloseBag(browserStorage('session'), window.location);
    if (!moved) return;
    // Visited pages stay in the document, hidden.
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
    const heading = headings.find((candidate) => candidate.checkVisibility());
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address]);
  return null;
}
