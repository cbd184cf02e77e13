'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { mayTrack } from '../consent/may.ts';
import type { ViewedPage } from './client/remember-view.ts';

/**
 * The products that were looked at in this browser, and the page itself added to them. The addresses stay in the browser's storage; only
 * codes are sent, to read today's prices and to count what is looked at together. Renders and stores nothing without script, without
 * consent to experience, and for a first visit. Its script is loaded after consent, the shelf and the graph's client for what there is
 * to show.
 * @param current code of the product of this page, which is left out
 */
export function RecentlyViewed({ current = null }: { current?: string | null }) {
  const idle = useIdle();
  const [shelf, setShelf] = useState<ReactNode>(null);
  useEffect(() => {
    if (!idle || !mayTrack('experience')) return;
    let isShown = true;
    // Read at once: the next page may be open when the script is loaded.
    showViewed({ current, path: window.location.pathname }, (found) => {
      if (isShown) setShelf(found);
    }).catch(() => undefined); // The page is whole without them.
    return () => {
      isShown = false;
    };
  }, [idle, current]);
  return shelf;
}

async function showViewed(page: ViewedPage, show: (shelf: ReactNode) => void): Promise<void> {
  const { rememberView } = await import('./client/remember-view.ts');
  const codes = rememberView(page);
  if (codes.length === 0) return;
  const { ViewedShelf } = await import('./client/viewed-shelf.tsx');
  show(<ViewedShelf codes={codes} />);
}
