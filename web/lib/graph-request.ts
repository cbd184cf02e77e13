import type { DocumentNode } from 'graphql';
import { operationOf } from './document-id.ts';

/** RE-10: GET is for deployments whose gateway has ANSWER_GET; a mutation is always posted. */
export type GraphMethod = 'POST' | 'GET';

/** The longest address that every proxy and browser passes on, in characters of the whole encoded URL. */
const LONGEST_URL = 2047;
/** Characters of a body that a browser keeps alive without counting: all of them together may have 64 kB. */
const MOST_KEPT_ALIVE = 16_000;
/** RE-10. The gateway answers JSON; the other two are what a gateway with incremental delivery would send. */
const ACCEPT = 'application/json, text/event-stream, multipart/mixed';

export type GraphRequest = {
  url: string;
  method: GraphMethod;
  headers: Record<string, string>;
  /** Of a POST. */
  body?: string;
  /** A change that is on its way when its page is left or reloaded is still made. */
  keepalive?: boolean;
};

/**
 * The HTTP request that asks the graph for an operation: its id, its name and its variables.
 * @param url absolute; without a query
 */
export function graphRequest(
  url: string,
  document: DocumentNode,
  variables: unknown,
  method: GraphMethod,
): GraphRequest {
  const { id, name, isQuery } = operationOf(document);
  if (method === 'GET' && isQuery) {
    const parameters = { documentId: id, operationName: name, variables: JSON.stringify(variables ?? {}) };
    const address = `${url}?${new URLSearchParams(parameters)}`;
    if (address.length <= LONGEST_URL) return { url: address, method, headers: { accept: ACCEPT } };
  }
  const body = JSON.stringify({ documentId: id, operationName: name, variables });
  return {
    url,
    method: 'POST',
    body,
    headers: { accept: ACCEPT, 'content-type': 'application/json' },
    keepalive: !isQuery && body.length <= MOST_KEPT_ALIVE,
  };
}
