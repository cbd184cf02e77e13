'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '#lib/use-idle.ts';

const StickyBuy = lazy(async () => ({ default: (await import('./sticky-buy.tsx')).StickyBuy }));

/** Not visible until the shopper scrolls, so it is loaded when the browser is idle. */
export function StickyBuyBar({ detail }: { detail: string }) {
  return <Suspense>{useIdle() ? <StickyBuy detail={detail} /> : null}</Suspense>;
}
