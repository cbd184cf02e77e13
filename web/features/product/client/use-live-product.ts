'use client';

import { useEffect, useReducer, useState } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { useWhenExpired } from '#lib/use-when-expired.ts';
import { endOf, type LiveProduct } from '../live-product.ts';

export type KnownLive = LiveProduct & {
  /** End of the promise by this browser's clock, in milliseconds since the epoch. */
  end: number;
};

/**
 * Current stock and promise, fetched when the browser is idle and again when the promise expires. Null until then,
 * and also when the call fails: the page is correct without it, and the bag always checks again.
 */
export function useLiveProduct(code: string): KnownLive | null {
  const idle = useIdle();
  const [live, setLive] = useState<KnownLive | null>(null);
  const [round, askAgain] = useReducer((rounds: number) => rounds + 1, 0);
  useEffect(() => {
    if (!idle) return;
    const gone = new AbortController();
    const askedAt = Date.now();
    fetch(`/api/live-product/${encodeURIComponent(code)}`, { signal: gone.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: LiveProduct | null) => {
        if (answer) setLive({ ...answer, end: answer.promise ? endOf(answer.promise, askedAt) : 0 });
      })
      .catch(() => undefined);
    return () => gone.abort();
  }, [idle, code, round]);
  useWhenExpired(live?.soonest ?? live?.promise ?? null, askAgain);
  return live;
}
