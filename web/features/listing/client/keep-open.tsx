'use client';

import { useEffect } from 'react';

/** The listing whose sheet the shopper has opened and not closed, and how far it is scrolled. */
let opened: { listing: string; top: number } | undefined;

/**
 * Opens the filter sheet again after a choice: each choice is a new page of the listing, whose panel is another element. A popover that
 * is removed says nothing of closing, so what closes it here is the shopper.
 * @param listing the same for every selection of one category or search
 */
export function KeepOpen({ panelId, listing }: { panelId: string; listing: string }) {
  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (panel === null) return;
    const scrolled = panel.querySelector('[data-scroll]');
    const onToggle = ({ newState }: ToggleEvent) => {
      opened = newState === 'open' ? { listing, top: scrolled?.scrollTop ?? 0 } : undefined;
    };
    const onScroll = () => {
      if (opened !== undefined && scrolled) opened.top = scrolled.scrollTop;
    };
    if (opened?.listing === listing && !panel.matches(':popover-open')) {
      const { top } = opened;
      panel.showPopover();
      if (scrolled) scrolled.scrollTop = top;
    }
    panel.addEventListener('toggle', onToggle);
    scrolled?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      panel.removeEventListener('toggle', onToggle);
      scrolled?.removeEventListener('scroll', onScroll);
    };
  }, [panelId, listing]);
  return null;
}
