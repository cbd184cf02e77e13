import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { config } from './config.ts';
import { graphQLError, networkError } from './graph-error.ts';
import type { SiteKey } from './sites.ts';

/** Longer than the gateway waits for its subgraphs, so that its answer, not our impatience, is what is seen. */
const TIMEOUT_MS = 10_000;

const printed = new WeakMap<DocumentNode, string>();

function textOf(document: DocumentNode): string {
  const text = printed.get(document) ?? print(document);
  printed.set(document, text);
  return text;
}

type Reply<Data> = { data?: Data | null; errors?: { message: string; extensions?: { code?: unknown } }[] };

/**
 * One public catalogue read, by a server component or the proxy, on behalf of a shop and of no shopper.
 * @throws GraphClientError when the gateway does not answer or answers without data
 */
export async function queryGateway<Data, Variables>(
  site: SiteKey,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { gatewayUrl, webCredential } = config();
  let reply: Reply<Data>;
  try {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site': site, 'x-service-credential': webCredential },
      body: JSON.stringify({ query: textOf(document), variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    reply = (await response.json()) as Reply<Data>;
  } catch (error) {
    throw networkError(error);
  }
  if (!reply.data) throw graphQLError(reply.errors);
  return reply.data;
}
