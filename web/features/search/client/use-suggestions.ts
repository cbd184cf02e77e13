import { useEffect, useState } from 'react';
import { SuggestDocument, type SuggestQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';

/** VA-12. */
const PAUSE_MS = 300;

export type Suggestions = SuggestQuery['suggest'];

/** Suggestions for the letters once typing pauses; those of before stay until then, and are left when nothing answers. */
export function useSuggestions(text: string): Suggestions | null {
  const [known, setKnown] = useState<Suggestions | null>(null);
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      readPublic(SuggestDocument, { text: typed.slice(0, 200) }).then(
        ({ suggest }) => {
          if (isCurrent) setKnown(suggest);
        },
        // Enter still goes to the results.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [typed]);
  return typed === '' ? null : known;
}
