'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';

/** Visible pages of the account; pages that were left stay mounted, hidden. */
const shown = new Set<HTMLElement>();
let hasEnded = false;

// ST-03: also runs while no page of the account is shown, for pages that are returned to.
onShopperChange((change) => {
  if (change !== 'lost') return;
  hasEnded = true;
  shown.forEach(leave);
});

/** Hides the page and reloads it, so that the proxy checks access again. */
function leave(main: HTMLElement): void {
  main.hidden = true;
  window.location.reload();
}

/** Content of an account page, shown only during the session in which it was rendered. */
export function AccountMain({ className, children }: { className: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    if (element === null) return;
    if (hasEnded) leave(element);
    shown.add(element);
    return () => void shown.delete(element);
  }, []);
  return (
    <main ref={main} id="main" className={className}>
      {children}
    </main>
  );
}
