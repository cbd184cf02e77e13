'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { Standing } from '../standing.ts';
import { WAITING_ENDPOINT, type Answer } from '../waiting-header.ts';
import { OPEN_WORDS, spoken, waitingWords } from '../waiting-words.ts';
import { useStanding } from './use-standing.ts';

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
