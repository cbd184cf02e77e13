import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { asksStaged, STAGED } from './asks-staged.ts';
import { graphQLError, isFailedReply, networkError, type GraphReply } from './graph-error.ts';
import { operationOf } from './document-id.ts';
import { sendChange } from './first-change-alone.ts';
import { graphRequest, type GraphMethod } from './graph-request.ts';

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
  send: typeof fetch = operationOf(document).isQuery ? fetch : sendChange,
): Promise<Data> {
  const reply = await ask<Data>(document, variables, send);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

/** As the server configured it, on the page's root element. */
function configured(): { method: GraphMethod; origin: string; credentials: RequestCredentials } {
  const { graphMethod, graphOrigin } = globalThis.document?.documentElement.dataset ?? {};
  const method = graphMethod === 'GET' ? 'GET' : 'POST';
  if (graphOrigin !== undefined) return { method, origin: graphOrigin, credentials: 'include' };
  return { method, origin: globalThis.location?.origin ?? '', credentials: 'same-origin' };
}

async function ask<Data>(
  document: TypedDocumentNode<Data, never>,
  variables: unknown,
  send: typeof fetch,
): Promise<GraphReply & { data?: Data | null }> {
  try {
    const { method, origin, credentials } = configured();
    const { url, headers, ...request } = graphRequest(`${origin}/api/graphql`, document, variables, method);
    const isStaged = asksStaged(globalThis.document?.cookie ?? '', globalThis.location?.hostname ?? '');
    const response = await send(url, {
      ...request,
      headers: isStaged ? { ...headers, ...STAGED } : headers,
      credentials,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return (await response.json()) as GraphReply & { data?: Data | null };
  } catch (error) {
    throw networkError(error);
  }
}
