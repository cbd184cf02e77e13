import { useEffect, useRef, useState } from 'react';
import type { Country } from '@loupe/contact/address';
import { visible } from '@loupe/contact/visible';
import { afterTyping } from '#lib/after-typing.ts';
import { foundAddress, type FoundAddress } from './found-address.ts';
import { AddressLookupDocument, type AddressLookupInput, type AddressLookupQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

const SHORTEST_TERM = 3;

export type LookupState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'found'; suggestions: readonly Suggestion[] }
  | { status: 'failed' };

/**
 * Suggestions for the typed text, debounced; an answer to an earlier text is discarded.
 * @param onFound a complete address was selected
 */
export function useLookup(country: Country, onFound: (address: FoundAddress) => void) {
  const [term, setTerm] = useState('');
  const [state, setState] = useState<LookupState>({ status: 'idle' });
  const latest = useRef(0);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => () => cancel.current?.(), []);

  async function ask(input: { term?: string; id?: string }): Promise<readonly Suggestion[] | undefined> {
    const asked = ++latest.current;
    setState({ status: 'searching' });
    try {
      const suggestions = await lookUpAddress({ ...input, country });
      return asked === latest.current ? suggestions : undefined;
    } catch {
      if (asked === latest.current) setState({ status: 'failed' });
      return undefined;
    }
  }

  function type(text: string) {
    setTerm(text);
    cancel.current?.();
    latest.current += 1;
    setState({ status: 'idle' });
    const wanted = visible(text).trim();
    if (wanted.length < SHORTEST_TERM) return;
    cancel.current = afterTyping(async () => {
      const suggestions = await ask({ term: wanted });
      if (suggestions) setState({ status: 'found', suggestions });
    });
  }

  /** A complete address is used; a suggestion for several addresses expands. */
  async function choose(suggestion: Suggestion) {
    setTerm(suggestion.label);
    const inside = isWhole(suggestion) ? [suggestion] : await ask({ id: suggestion.id });
    if (inside === undefined) return;
    const [only] = inside;
    if (inside.length === 1 && only && isWhole(only)) {
      setState({ status: 'idle' });
      onFound(foundAddress(only, country));
    } else setState({ status: 'found', suggestions: inside });
  }

  return { term, state, type, choose };
}

const isWhole = ({ isComplete, postcode }: Suggestion): boolean => isComplete && Boolean(postcode);

type Suggestion = AddressLookupQuery['addressLookup'][number];

/** Never cached: result ids expire, and other people's addresses must not be stored. @throws GraphClientError */
async function lookUpAddress(input: AddressLookupInput): Promise<readonly Suggestion[]> {
  return (await callGraph(AddressLookupDocument, { input })).addressLookup;
}
