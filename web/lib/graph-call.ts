import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentIdOf } from './document-id.ts';
import { graphQLError, isFailedReply, networkError, type GraphReply } from './graph-error.ts';
import { pageFetch } from './page-fetch.ts';

/** Longer than the gateway needs for the slowest operation, a payment, so that its own answer arrives. */
const TIMEOUT_MS = 25_000;

/**
 * One call of the graph from the browser. It does not cache: `readPublic` caches public reads, the cart's store keeps
 * the cart.
 * @throws GraphClientError when the graph does not answer, or a requested root field is missing
 */
export async function callGraph<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  send: typeof fetch = pageFetch,
): Promise<Data> {
  const reply = await post<Data>(document, variables, send);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

async function post<Data>(
  document: TypedDocumentNode<Data, never>,
  variables: unknown,
  send: typeof fetch,
): Promise<GraphReply & { data?: Data | null }> {
  try {
    const response = await send('/api/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId: documentIdOf(document), variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return (await response.json()) as GraphReply & { data?: Data | null };
  } catch (error) {
    throw networkError(error);
  }
}
