'use client';

import { browserStorage } from '#lib/browser-storage.ts';
import { saveCloseBag } from '#features/cart/close-bag.ts';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

const LIST = /^\/(favourites|wishlist)$/;

/** Outlives the frame: the checkout has frames of its own, and moving between them is no page load. */
let shown: string | undefined;

/**
 * After moving to another page inside the app, focus goes to its heading, as it would on a page load. The first page
 * keeps what the browser did. Each is also where closing the bag leads (BH-10).
 */
export function RouteFocus() {
  const pathname = usePathname();
  const search = new URLSearchParams(useSearchParams());
  // The payment page stays the same page while the bank is in front of it, and the list's while it grows.
  search.delete('placement');
  if (LIST.test(pathname)) search.delete('page');
  const address = `${pathname}?${search.toString()}`;
  useEffect(() => {
    const moved = shown !== undefined && shown !== address;
    shown = address;
    saveCloseBag(browserStorage('session'), window.location);
    if (!moved) return;
    // Pages left before stay in the document, hidden.
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
    const heading = headings.find((candidate) => candidate.checkVisibility());
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address]);
  return null;
}
