import { HeaderMap, type ApolloServer, type BaseContext } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from './correlation.ts';
import { startClock } from './operation-clock.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { refuse } from './respond.ts';

const NOT_OFFERED = 'This operation is not offered.';
const HOLDS_NUL = 'A request must not hold the character U+0000.';
/**
 * U+0000 escaped in JSON or in a GraphQL string inside it; unescaped it is invalid JSON. Postgres cannot store it in text,
 * so it is rejected here once instead of by each field.
 */
const NUL = /\\u(?:0000|\{0+\})/;

const IS_DEEP = 'The body is nested too deeply.';
/** No input has a tenth of it; what walks through some ten thousand levels by recursion runs out of stack. */
const DEEPEST = 200;

export interface GraphqlExchange<Context extends BaseContext> {
  readonly server: ApolloServer<Context>;
  readonly correlationId: string;
  readonly bodyLimit: number;
  readonly context: () => Context | Promise<Context>;
  /** The operation of a request without a body, as JSON text, e.g. from its address; by default the body is read. */
  readonly sent?: string;
  /** Maps a request body to the operation to execute, or undefined for none; by default the body is used as sent. */
  readonly find?: (body: unknown) => { readonly body: unknown } | undefined;
  /**
   * Answers an operation that is known to be valid, without Apollo Server, if it can without errors.
   * @returns undefined for what Apollo Server is to answer, with the same context
   */
  readonly answerKnown: (body: unknown, context: Context) => Promise<WholeAnswer | undefined>;
}

/** Data without errors, in Apollo Server's writing. */
export interface WholeAnswer {
  readonly text: string;
  readonly headers?: ReadonlyMap<string, string>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** What a caller accepts that is answered in JSON whatever else there is; of others Apollo Server chooses. */
const ACCEPTS_JSON: ReadonlySet<string | undefined> = new Set([undefined, '*/*', 'application/json']);

/**
 * Serves one GraphQL request on node:http, without express, because it and its body parser cost as much CPU as a small
 * operation. Answers 400 to a body that is not JSON, is nested too deeply, contains U+0000 or asks for an operation that is not offered, and 413 to one above the limit.
 * The caller has checked method and content type.
 */
export async function serveGraphql<Context extends BaseContext>(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: GraphqlExchange<Context>,
): Promise<void> {
  const { server, correlationId, bodyLimit, sent, find = (body) => ({ body }), answerKnown } = exchange;
  response.setHeader(CORRELATION_HEADER, correlationId);
  const asked = await readJson(request, response, { limit: bodyLimit, correlationId, sent });
  if (asked === undefined) return;
  const found = find(asked.json);
  if (found === undefined) {
    refuse(response, 400, { code: 'NotImplementedError', message: NOT_OFFERED, correlationId });
    return;
  }
  const context = await exchange.context();
  startClock(context);
  if (ACCEPTS_JSON.has(request.headers.accept)) {
    const whole = await answerKnown(found.body, context);
    if (whole !== undefined) {
      response.setHeader('content-type', JSON_TYPE);
      send(response, whole.text, whole.headers);
      return;
    }
  }
  const headers = headerMap(request);
  headers.set(CORRELATION_HEADER, correlationId);
  // Apollo reads a GET's operation from its address, where only `sent` has been checked.
  if (sent !== undefined) headers.set('content-type', 'application/json');
  const url = request.url ?? '/';
  const query = sent === undefined ? url.indexOf('?') : -1;
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: sent === undefined ? (request.method ?? 'GET') : 'POST',
      headers,
      search: query < 0 ? '' : url.slice(query),
      body: found.body,
    },
    context: async () => context,
  });
  if (answer.body.kind !== 'complete') throw new Error('Incremental delivery is not offered.');
  response.statusCode = answer.status ?? 200;
  send(response, answer.body.string, answer.headers);
}

function send(
  response: ServerResponse,
  text: string,
  headers: ReadonlyMap<string, string> = new Map<string, string>(),
): void {
  if (response.destroyed) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

/** @returns undefined when the request was rejected and already answered */
async function readJson(
  request: IncomingMessage,
  response: ServerResponse,
  { limit, correlationId, sent }: { limit: number; correlationId: string; sent: string | undefined },
): Promise<{ json: unknown } | undefined> {
  try {
    const text = sent ?? (await readBody(request, limit)).toString('utf8');
    if (NUL.test(text)) {
      refuse(response, 400, { code: 'BAD_USER_INPUT', message: HOLDS_NUL, correlationId });
      return undefined;
    }
    if (isDeep(text)) {
      refuse(response, 400, { code: 'BAD_USER_INPUT', message: IS_DEEP, correlationId });
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

/** Whether more than DEEPEST arrays and objects are inside each other, in JSON text. In one pass, whatever the text is. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
