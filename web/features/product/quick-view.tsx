'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';

/**
 * Opens the piece whose button is pressed anywhere in the list, so that the cards need no script of their own. Where it cannot be loaded,
 * its page is opened.
 */
export function QuickView({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function open({ target }: MouseEvent) {
    const button = (target as Element).closest<HTMLElement>('[data-quick-view]');
    if (button === null) return;
    const page = button.closest('article')?.querySelector('a')?.href;
    try {
      const { quickView } = await import('./client/quick-view-dialog.tsx');
      setDialog(await quickView(button.dataset['quickView']!, () => setDialog(null)));
    } catch {
      if (page !== undefined) window.location.assign(page);
    }
  }

  return (
    // The buttons inside are what is pressed, also by keyboard.
    <div onClick={(event) => void open(event)}>
      {children}
      {dialog}
    </div>
  );
}
