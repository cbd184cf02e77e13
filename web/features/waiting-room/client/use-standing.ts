'use client';

import { useEffect, useState } from 'react';
import { WAITING_ENDPOINT, type Answer } from '../waiting-header.ts';

/** Each browser asks a little earlier or later, so that they do not ask all at once. */
const SPREAD = 0.2;

/** Milliseconds until the next question. @param random between 0 and 1 */
export const pauseOf = (seconds: number, random: number): number =>
  Math.round(seconds * 1_000 * (1 - SPREAD + 2 * SPREAD * random));

/** Where the visitor stands, asked again at the pace that the server wishes; the last answer stays while none comes. */
export function useStanding(first: Answer, path: string): Answer {
  const [answer, setAnswer] = useState(first);
  const again = answer.kind === 'open' ? null : answer.again;
  useEffect(() => {
    if (again === null) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const query = new URLSearchParams({ path });
        const response = await fetch(`${WAITING_ENDPOINT}?${query}`, {
          cache: 'no-store',
          signal: stop.signal,
        });
        if (response.ok) return setAnswer((await response.json()) as Answer);
      } catch {
        // The shop was out of reach; the place is kept.
      }
      if (!stop.signal.aborted) timer = setTimeout(() => void ask(), pauseOf(again, Math.random()));
    };
    timer = setTimeout(() => void ask(), pauseOf(again, Math.random()));
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [answer, again, path]);
  return answer;
}
