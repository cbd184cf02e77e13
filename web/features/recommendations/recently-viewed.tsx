'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { mayTrack } from '../consent/may.ts';
import { tellViewed } from './tell-viewed.ts';
import { codeOfPage, rememberPage, viewedPages } from './viewed-pages.ts';

/**
 * The products that were looked at in this browser, and the page itself added to them. The addresses stay in the browser's storage; only
 * codes are sent, to read today's prices and to count what is looked at together. Renders and stores nothing without script, without consent to experience, and for a first
 * visit. The shelf and the graph's client are loaded for what there is to show.
 * @param current code of the product of this page, which is left out
 */
export function RecentlyViewed({ current = null }: { current?: string | null }) {
  const idle = useIdle();
  const [shelf, setShelf] = useState<ReactNode>(null);
  useEffect(() => {
    if (!idle || !mayTrack('experience')) return;
    const viewed = viewedPages().map(codeOfPage);
    const codes = viewed.filter((code) => code !== current);
    if (current !== null) {
      tellViewed(current, viewed);
      rememberPage(window.location.pathname);
    }
    if (codes.length === 0) return;
    let isShown = true;
    import('./client/viewed-shelf.tsx')
      .then(({ ViewedShelf }) => {
        if (isShown) setShelf(<ViewedShelf codes={codes} />);
      })
      // The page is whole without them.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [idle, current]);
  return shelf;
}
