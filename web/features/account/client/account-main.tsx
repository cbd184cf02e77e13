'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';

/** Pages of the account that are looked at; those left behind stay mounted, hidden. */
const shown = new Set<HTMLElement>();
let isOver = false;

// ST-03: heard also while no page of the account is shown, for the one that is come back to.
onShopperChange((change) => {
  if (change !== 'lost') return;
  isOver = true;
  shown.forEach(leave);
});

/** Asks for the page anew, so that the proxy says who may see it; until then there is nothing to read. */
function leave(main: HTMLElement): void {
  main.hidden = true;
  window.location.reload();
}

/** What a page of the account shows, for as long as the session lasts in which it was rendered. */
export function AccountMain({ className, children }: { className: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    if (element === null) return;
    if (isOver) leave(element);
    shown.add(element);
    return () => void shown.delete(element);
  }, []);
  return (
    <main ref={main} id="main" className={className}>
      {children}
    </main>
  );
}
