import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentIdOf } from './document-id.ts';
import { callGraph } from './graph-call.ts';
import { keptAnswers } from './kept-answers.ts';

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
