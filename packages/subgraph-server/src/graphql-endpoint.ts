import { HeaderMap, type ApolloServer, type BaseContext } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from './correlation.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { refuse } from './respond.ts';

const NOT_OFFERED = 'This operation is not offered.';
const HOLDS_NUL = 'A request must not hold the character U+0000.';
/**
 * U+0000 as JSON or a GraphQL text inside it writes it; written raw it is no JSON. No text of the shop holds it, Postgres takes none,
 * and each field that had to think of it itself would be one that may forget.
 */
const NUL = /\\u(?:0000|\{0+\})/;

export interface GraphqlExchange<Context extends BaseContext> {
  readonly server: ApolloServer<Context>;
  readonly correlationId: string;
  readonly bodyLimit: number;
  readonly context: () => Context | Promise<Context>;
  /** What is to be executed for a body as it was sent; undefined when nothing is. As sent, unless told. */
  readonly find?: (body: unknown) => { readonly body: unknown } | undefined;
}

/**
 * Serves one GraphQL request on node:http. Bare, because express and its body parser cost as much CPU as a whole small
 * operation. Answers 400 to a body that is no JSON, holds U+0000 or asks for what is not offered, and 413 to one above the limit;
 * methods and content types are Apollo's.
 */
export async function serveGraphql<Context extends BaseContext>(
  request: IncomingMessage,
  response: ServerResponse,
  { server, correlationId, bodyLimit, context, find = (body) => ({ body }) }: GraphqlExchange<Context>,
): Promise<void> {
  response.setHeader(CORRELATION_HEADER, correlationId);
  const sent = await readJson(request, response, bodyLimit, correlationId);
  if (sent === undefined) return;
  const found = find(sent.json);
  if (found === undefined) {
    refuse(response, 400, { code: 'NotImplementedError', message: NOT_OFFERED, correlationId });
    return;
  }
  const headers = headerMap(request);
  headers.set(CORRELATION_HEADER, correlationId);
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method ?? 'GET',
      headers,
      search: query < 0 ? '' : url.slice(query),
      body: found.body,
    },
    context: async () => context(),
  });
  if (response.destroyed) return;
  response.statusCode = answer.status ?? 200;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.body.kind !== 'complete') throw new Error('Incremental delivery is not offered.');
  response.setHeader('content-length', Buffer.byteLength(answer.body.string));
  response.end(answer.body.string);
}

/** @returns undefined when the request was refused and answered */
async function readJson(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  correlationId: string,
): Promise<{ json: unknown } | undefined> {
  try {
    const text = (await readBody(request, limit)).toString('utf8');
    if (NUL.test(text)) {
      refuse(response, 400, { code: 'BAD_USER_INPUT', message: HOLDS_NUL, correlationId });
      return undefined;
    }
    return { json: text === '' ? {} : JSON.parse(text) };
  } catch (error) {
    const tooLarge = error instanceof BodyTooLargeError;
    response.setHeader('connection', 'close'); // the rest of the body is not waited for
    const message = tooLarge ? `A request holds ${limit} bytes at most.` : 'The body is not JSON.';
    refuse(response, tooLarge ? 413 : 400, { code: 'BAD_REQUEST', message, correlationId });
    return undefined;
  }
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
