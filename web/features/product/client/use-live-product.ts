'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import type { Cutoff, LiveProduct } from '../live-product.ts';

export type KnownLive = { variants: LiveProduct['variants']; cutoff: Cutoff | null };

function known({ variants, countdown }: LiveProduct): KnownLive {
  return {
    variants,
    cutoff: countdown && { at: Date.now() + countdown.seconds * 1000, leadTime: countdown.leadTime },
  };
}

/**
 * Stock and order cut-off of this minute, asked for when the browser is idle. Null until then, and for good when the
 * answer does not come: the page is true to the minute without it, and the bag always asks again.
 */
export function useLiveProduct(code: string): KnownLive | null {
  const idle = useIdle();
  const [live, setLive] = useState<KnownLive | null>(null);
  useEffect(() => {
    if (!idle) return;
    const gone = new AbortController();
    fetch(`/api/live-product/${encodeURIComponent(code)}`, { signal: gone.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: LiveProduct | null) => setLive(answer && known(answer)))
      .catch(() => undefined);
    return () => gone.abort();
  }, [idle, code]);
  return live;
}
