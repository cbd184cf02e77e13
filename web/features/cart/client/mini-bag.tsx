'use client';

import { lazy, Suspense, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { BagLink } from './bag-link.tsx';
import { MiniBagSkeleton } from './mini-bag-skeleton.tsx';
import styles from './mini-bag.module.css';
import { usePopup } from './use-popup.ts';

const MiniBagPanel = lazy(async () => ({ default: (await import('./mini-bag-panel.tsx')).MiniBagPanel }));

/** The bag in the header of the shop: a link with the number of pieces, and a popup on hover and focus. */
export function MiniBag() {
  const root = useRef<HTMLDivElement>(null);
  const { open, enter, leave, close } = usePopup();

  // Visited routes stay mounted while hidden, so a popup left open would still be there on the way back.
  useEffect(() => close, [close]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    root.current?.querySelector('a')?.focus();
    close();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  }

  return (
    <div
      ref={root}
      className={styles['root']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={enter}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <BagLink expanded={open} />
      {open ? (
        <section aria-label="Your bag" className={styles['popup']}>
          <Suspense fallback={<MiniBagSkeleton />}>
            <MiniBagPanel />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
