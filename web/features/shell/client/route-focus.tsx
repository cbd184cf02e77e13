'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After moving to another page inside the app, focus goes to its heading, as it would on a page load. The first page
 * keeps what the browser did.
 */
export function RouteFocus() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address]);
  return null;
}
