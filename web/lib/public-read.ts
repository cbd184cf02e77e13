import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentIdOf } from './document-id.ts';
import { callGraph } from './graph-call.ts';

type Kept = { answer: Promise<unknown>; until: number };

type Limits = {
  lifeMs: number;
  /** Maximum number of entries; the least recently used is evicted first. */
  most: number;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** An in-memory cache by key, with expiry. A failure is not kept. */
export function keptAnswers({ lifeMs, most, now }: Limits) {
  // A Map keeps insertion order, so its first entry is the least recently used.
  const kept = new Map<string, Kept>();

  return function read<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = kept.get(key);
    kept.delete(key);
    const isFresh = known !== undefined && now() < known.until;
    const entry = isFresh ? known : { answer: ask(), until: now() + lifeMs };
    kept.set(key, entry);
    if (!isFresh) forgetFailure(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return entry.answer as Promise<Answer>;
  };

  function forgetFailure(key: string, entry: Kept): void {
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
  }
}

/** CO-05; the least recently used answer leaves first. */
const read = keptAnswers({ lifeMs: 60_000, most: 500, now: () => Date.now() });

/**
 * A read of data that is the same for every shopper, cached for a minute in this page's memory. Not for a cart, a
 * list, an account or a preview: use `callGraph` for those.
 * @throws GraphClientError
 */
export function readPublic<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const key = `${documentIdOf(document)} ${JSON.stringify(variables)}`;
  return read(key, () => callGraph(document, variables));
}
