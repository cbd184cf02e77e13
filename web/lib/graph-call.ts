import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentIdOf } from './document-id.ts';
import { graphFetch } from './graph-fetch.ts';
import { graphQLError, isFailedReply, networkError, type GraphReply } from './graph-error.ts';

/** Longer than the gateway takes for what a form asks, so that its own answer is seen. */
const TIMEOUT_MS = 10_000;

/**
 * One call of the graph from the browser, remembered nowhere: for forms and for asking who the shopper is. It weighs a
 * fraction of the graph's client, which the bag needs for its memory.
 * @throws GraphClientError when the graph does not answer, or answers without what was asked for
 */
export async function callGraph<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const reply = await post<Data>(document, variables);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

async function post<Data>(
  document: TypedDocumentNode<Data, never>,
  variables: unknown,
): Promise<GraphReply & { data?: Data | null }> {
  try {
    const response = await graphFetch('/api/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId: documentIdOf(document), variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await response.json()) as GraphReply & { data?: Data | null };
  } catch (error) {
    throw networkError(error);
  }
}
