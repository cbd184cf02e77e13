import { beginningOf } from '@loupe/contact/beginning-of';
import { visible } from '@loupe/contact/visible';
import { useEffect, useState } from 'react';
import { SuggestDocument, type SuggestQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { afterTyping } from '#lib/after-typing.ts';

/** What the graph reads of a text. */
const LONGEST = 200;

export type Suggestions = SuggestQuery['suggest'];

/** VA-12: suggestions for the letters once typing pauses; those of before stay until then, and are left when nothing answers. */
export function useSuggestions(text: string): Suggestions | null {
  const [known, setKnown] = useState<Suggestions | null>(null);
  const typed = visible(text).trim();
  useEffect(() => {
    if (typed === '') return undefined;
    const ask = async (words: string) =>
      (await readPublic(SuggestDocument, { text: beginningOf(words, LONGEST) })).suggest;
    return suggestAfterTyping(typed, ask, setKnown);
  }, [typed]);
  return typed === '' ? null : known;
}

/**
 * VA-12: asks for the suggestions of what was typed once typing has paused. An answer that the next letter has outdated is left, as one that
 * does not come.
 * @returns a function that ends it, for the next letter
 */
export function suggestAfterTyping<Answer>(
  typed: string,
  ask: (typed: string) => Promise<Answer>,
  tell: (answer: Answer) => void,
): () => void {
  let isCurrent = true;
  const cancel = afterTyping(() => {
    ask(typed).then(
      (answer) => {
        if (isCurrent) tell(answer);
      },
      // Enter still goes to the results.
      () => {},
    );
  });
  return () => {
    isCurrent = false;
    cancel();
  };
}
