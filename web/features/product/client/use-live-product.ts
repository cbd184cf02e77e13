'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import type { LiveProduct } from '../live-product.ts';

/**
 * Stock and order cut-off of this minute, asked for when the browser is idle. Null until then, and for good when the
 * answer does not come: the page is true to the minute without it, and the bag always asks again.
 */
export function useLiveProduct(code: string): LiveProduct | null {
  const idle = useIdle();
  const [live, setLive] = useState<LiveProduct | null>(null);
  useEffect(() => {
    if (!idle) return;
    const gone = new AbortController();
    fetch(`/api/live-product/${encodeURIComponent(code)}`, { signal: gone.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: LiveProduct | null) => setLive(answer))
      .catch(() => undefined);
    return () => gone.abort();
  }, [idle, code]);
  return live;
}
