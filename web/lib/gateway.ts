import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { asksStaged, STAGED } from './asks-staged.ts';
import { config } from './config.ts';
import { graphQLError, isFailedReply, networkError, type GraphReply } from './graph-error.ts';
import { graphRequest } from './graph-request.ts';
import { HTTPError } from './page-call.ts';
import type { SiteKey } from './sites.ts';
import { cookiesPassedOn } from './staged-host-cookies.ts';

/** Longer than the gateway waits for its subgraphs, so that its answer arrives before this timeout. */
const TIMEOUT_MS = 10_000;
/** For a part that a page can do without: a slow gateway must not delay the page, so the browser asks for the part instead. */
export const OPTIONAL_TIMEOUT_MS = 2_000;

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
  const reply = await ask<Data>(credentials, document, variables, timeoutMs);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

/**
 * A public read of the staged variant, which may be unpublished (QY-17): for the staged version of a page only, never inside `'use cache'`.
 * @throws GraphClientError like `queryGateway`
 */
export async function queryStaged<Data, Variables>(
  site: SiteKey,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  timeoutMs?: number,
): Promise<Data> {
  const web = { 'x-site': site, 'x-service-credential': config().webCredential(), ...STAGED };
  const reply = await ask<Data>(web, document, variables, timeoutMs);
  if (!reply.data || isFailedReply(reply)) throw graphQLError(reply.errors);
  return reply.data;
}

/**
 * One call of the commerce host that has JSON in its body, by a server component, on behalf of a shop and without a shopper.
 * @throws HTTPError for an answer outside 2xx
 */
export async function callGateway<Answer>(
  site: SiteKey,
  path: string,
  body: object,
  timeoutMs: number,
): Promise<Answer> {
  const answer = await fetch(config().gatewayUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site': site,
      'x-service-credential': config().webCredential(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new HTTPError(answer.status, answer.statusText);
  return (await answer.json()) as Answer;
}

/**
 * One read on behalf of the current shopper: it sends only their cookie, host, network and browser, so it returns only what they may
 * see. A session that the gateway opens for it is discarded. @param request headers of the shopper's request
 * @throws GraphClientError when the gateway does not answer or answers with any error
 */
export async function queryAsShopper<Data, Variables>(
  request: Headers,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  timeoutMs = TIMEOUT_MS,
): Promise<Data> {
  const { data, errors } = await ask<Data>(shopperHeaders(request), document, variables, timeoutMs);
  if (!data || errors?.length) throw graphQLError(errors);
  return data;
}

/**
 * One change on behalf of the current shopper, for a form that was sent without script. Sent like `queryAsShopper`; what the gateway
 * sets as cookies is for the browser.
 * @throws GraphClientError when the gateway does not answer or answers with any error
 */
export async function changeAsShopper<Data, Variables>(
  request: Headers,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<{ data: Data; setCookies: readonly string[] }> {
  const { reply, setCookies } = await exchange<Data>(shopperHeaders(request), document, variables);
  const { data, errors } = reply;
  if (!data || errors?.length) throw graphQLError(errors);
  return { data, setCookies };
}

function shopperHeaders(request: Headers): Record<string, string> {
  const cookie = cookiesPassedOn(request, config(), Date.now);
  const network = request.get('x-forwarded-for');
  const scheme = request.get('x-forwarded-proto');
  const agent = request.get('user-agent');
  return {
    'x-forwarded-host': request.get('host') ?? '',
    ...(asksStaged(cookie, request.get('host') ?? '') ? STAGED : {}),
    ...(cookie === null ? {} : { cookie }),
    ...(network === null ? {} : { 'x-forwarded-for': network }),
    ...(scheme === null ? {} : { 'x-forwarded-proto': scheme }),
    ...(agent === null ? {} : { 'user-agent': agent }),
  };
}

const ask = async <Data>(
  headers: Record<string, string>,
  document: DocumentNode,
  variables: unknown,
  timeoutMs?: number,
): Promise<Reply<Data>> => (await exchange<Data>(headers, document, variables, timeoutMs)).reply;

async function exchange<Data>(
  headers: Record<string, string>,
  document: DocumentNode,
  variables: unknown,
  timeoutMs = TIMEOUT_MS,
): Promise<{ reply: Reply<Data>; setCookies: readonly string[] }> {
  try {
    const { gatewayUrl, graphMethod } = config();
    const { url, ...request } = graphRequest(`${gatewayUrl}/graphql`, document, variables, graphMethod);
    const response = await fetch(url, {
      ...request,
      headers: { ...request.headers, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { reply: (await response.json()) as Reply<Data>, setCookies: response.headers.getSetCookie() };
  } catch (error) {
    throw networkError(error);
  }
}
