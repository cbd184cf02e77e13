import { beginningOf } from '@loupe/contact/beginning-of';
import { visible } from '@loupe/contact/visible';
import { useEffect, useState } from 'react';
import { SuggestDocument, type SuggestQuery } from '#gql/graphql.ts';
import { afterTyping } from '#lib/after-typing.ts';
import { readPublic } from '#lib/public-read.ts';

/** What the graph reads of a text. */
const LONGEST = 200;

export type Suggestions = SuggestQuery['suggest'];

/** VA-12: suggestions for the letters once typing pauses; those of before stay until then, and are left when nothing answers. */
export function useSuggestions(text: string): Suggestions | null {
  const [known, setKnown] = useState<Suggestions | null>(null);
  const typed = visible(text).trim();
  useEffect(() => {
    if (typed === '') return;
    let isCurrent = true;
    const cancel = afterTyping(() => {
      readPublic(SuggestDocument, { text: beginningOf(typed, LONGEST) }).then(
        ({ suggest }) => {
          if (isCurrent) setKnown(suggest);
        },
        // Enter still goes to the results.
        () => {},
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [typed]);
  return typed === '' ? null : known;
}
