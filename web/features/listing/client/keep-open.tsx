'use client';

import { useEffect } from 'react';

/** What keeps a sheet open, once one was opened. */
let keeper: typeof import('./keep-sheet-open.ts') | undefined;

/**
 * Opens the filter sheet again after a choice: each choice is a new page of the listing, whose panel is another element.
 * @param listing the same for every selection of one category or search
 */
export function KeepOpen({ panelId, listing }: { panelId: string; listing: string }) {
  useEffect(() => {
    const panel = document.getElementById(panelId);
    const gone = new AbortController();
    const { signal } = gone;
    const opens = async () => {
      keeper ??= await import('./keep-sheet-open.ts');
      if (panel && !signal.aborted) keeper.keepSheetOpen(panel, listing, signal);
    };
    if (keeper) void opens();
    else panel?.addEventListener('toggle', () => void opens(), { signal, once: true });
    return () => gone.abort();
  }, [panelId, listing]);
  return null;
}
