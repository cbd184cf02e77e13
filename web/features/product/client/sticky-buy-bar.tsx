'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '#lib/use-idle.ts';

const StickyBuy = lazy(async () => ({ default: (await import('./sticky-buy.tsx')).StickyBuy }));

/** Out of view until the shopper scrolls, so it comes once the page has nothing better to do. */
export function StickyBuyBar({ detail }: { detail: string }) {
  return <Suspense>{useIdle() ? <StickyBuy detail={detail} /> : null}</Suspense>;
}
