'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Standing } from '../standing.ts';
import { WAITING_ENDPOINT, type Answer } from '../waiting-header.ts';
import { OPEN_WORDS, spoken, waitingWords } from '../waiting-words.ts';

/** Each browser asks a little earlier or later, so that they do not ask all at once. */
const SPREAD = 0.2;

/** Milliseconds until the next question. @param random between 0 and 1 */
const pauseOf = (seconds: number, random: number): number =>
  Math.round(seconds * 1_000 * (1 - SPREAD + 2 * SPREAD * random));

/** Where the visitor stands, asked again at the pace that the server wishes; the last answer stays while none comes. */
function useStanding(first: Answer, path: string): Answer {
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

/**
 * The visitor's place, kept up to date by script; without script the page asks for itself again. Nothing moves: the words change, and a screen
 * reader is told what has become different in whole minutes, not each step of the queue.
 */
export function WaitingStanding({ shop, first, path }: { shop: string; first: Standing; path: string }) {
  const answer: Answer = useStanding(first, path);
  const words = answer.kind === 'open' ? OPEN_WORDS : waitingWords(answer);
  const isFirst = useRef(true);
  useEffect(() => {
    // The server has written the first title.
    if (!isFirst.current) document.title = `${words.title} | ${shop}`;
    isFirst.current = false;
  }, [words.title, shop]);
  return (
    <>
      <h1 className="d1 num max-w-[14em]">{words.heading}</h1>
      <p className="lead soft max-w-[46ch]">{words.lead}</p>
      <p role="status" className="visually-hidden">
        {spoken(answer)}
      </p>
      {answer.kind === 'turn' || answer.kind === 'open' ? (
        <form method="post" action={WAITING_ENDPOINT}>
          <input type="hidden" name="path" value={path} />
          <Button type="submit" look="primary">
            Go in
          </Button>
        </form>
      ) : null}
    </>
  );
}
