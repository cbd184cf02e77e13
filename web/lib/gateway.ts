import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { config } from './config.ts';
import { documentIdOf } from './document-id.ts';
import { graphQLError, isFailedReply, networkError, type GraphReply } from './graph-error.ts';
import type { SiteKey } from './sites.ts';

/** Longer than the gateway waits for its subgraphs, so that its answer arrives before this timeout. */
const TIMEOUT_MS = 10_000;

type Reply<Data> = GraphReply & { data?: Data | null };

/**
 * One public read, by a server component or the proxy, on behalf of a shop and without a shopper.
 * @throws GraphClientError when the gateway does not answer or a requested root field is missing
 */
export async function queryGateway<Data, Variables>(
  site: SiteKey,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  timeoutMs = TIMEOUT_MS,
): Promise<Data> {
  const credentials = { 'x-site': site, 'x-service-credential': config().webCredential() };
  const reply = await post<Data>(credentials, document, variables, timeoutMs);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

/**
 * One read on behalf of the current shopper: it sends only their cookie and host, so it returns only what they may
 * see. A session that the gateway opens for it is discarded. @param request headers of the shopper's request
 * @throws GraphClientError when the gateway does not answer or answers with any error
 */
export async function queryAsShopper<Data, Variables>(
  request: Headers,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  timeoutMs = TIMEOUT_MS,
): Promise<Data> {
  const cookie = request.get('cookie');
  const shopper = { 'x-forwarded-host': request.get('host') ?? '', ...(cookie === null ? {} : { cookie }) };
  const { data, errors } = await post<Data>(shopper, document, variables, timeoutMs);
  if (!data || errors?.length) throw graphQLError(errors);
  return data;
}

async function post<Data>(
  headers: Record<string, string>,
  document: DocumentNode,
  variables: unknown,
  timeoutMs = TIMEOUT_MS,
): Promise<Reply<Data>> {
  try {
    const response = await fetch(`${config().gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ documentId: documentIdOf(document), variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Reply<Data>;
  } catch (error) {
    throw networkError(error);
  }
}
