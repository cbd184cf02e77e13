import 'server-only';
import { context, propagation } from '@opentelemetry/api';
import type { NextRequest } from 'next/server';
import { config } from './config.ts';
import { FALLBACK_MESSAGE } from './graph-error.ts';
import { logError } from './log.ts';
import { correlationOf, problem } from './problem.ts';
import { boundedBody } from './bounded-body.ts';
import { cookiesPassedOn } from './staged-host-cookies.ts';

const PASSED_ON = [
  'accept',
  'content-type',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-correlation-id',
  'x-forwarded-for',
  'x-requested-with',
  'x-staged',
];
const GRAPH = '/api/graphql';
const NO_STORE = 'private, no-store';
/** Milliseconds; longer than the gateway needs for the slowest operation, so that its own answer arrives. */
const TIMEOUT_MS = 20_000;
/** Bytes, the same as the gateway's limit. */
const BODY_LIMIT = 100_000;
const PASSED_BACK = [
  ...[
    'allow',
    'cache-control',
    'content-type',
    'etag',
    'location',
    'retry-after',
    'vary',
    'x-correlation-id',
  ],
];

function copy(from: Headers, names: readonly string[]): Headers {
  const to = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

/** Trace headers of the current span; Next does not propagate them to other hosts by itself. */
function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** In the words of what was called: the graph's errors, or a problem (RE-09). */
const refusal = (
  request: NextRequest,
  status: number,
  message: string,
  correlationId = correlationOf(request),
) =>
  request.nextUrl.pathname === GRAPH
    ? Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': NO_STORE } })
    : problem({ status, code: status === 413 ? 'BAD_REQUEST' : 'HTTPError', message }, correlationId);

/** Forwards a shopper's call to the gateway, for deployments without an ingress that routes it. */
export async function passToGateway(request: NextRequest): Promise<Response> {
  const headers = copy(request.headers, PASSED_ON);
  const cookies = cookiesPassedOn(request.headers, config(), Date.now);
  if (cookies !== null) headers.set('cookie', cookies);
  headers.set('x-forwarded-host', request.headers.get('host') ?? '');
  headers.set('x-forwarded-proto', request.headers.get('x-forwarded-proto') ?? 'http');
  // Read first: the gateway closes the connection when a body is too large, and its answer would be lost.
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return refusal(request, 413, `A request holds ${BODY_LIMIT} bytes at most.`);
  try {
    const { pathname, search } = request.nextUrl;
    const reply = await fetch(`${config().gatewayUrl}${pathname}${search}`, {
      method: request.method,
      headers: { ...Object.fromEntries(headers), ...traceHeaders() },
      body: body.length === 0 ? null : body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const passedBack = copy(reply.headers, PASSED_BACK);
    if (!passedBack.has('cache-control')) passedBack.set('cache-control', NO_STORE);
    for (const cookie of reply.headers.getSetCookie()) passedBack.append('set-cookie', cookie);
    return new Response(reply.body, { status: reply.status, headers: passedBack });
  } catch (error) {
    const correlationId = correlationOf(request);
    if (!request.signal.aborted)
      logError('The gateway did not answer.', { correlationId, why: String(error) });
    return refusal(request, 502, FALLBACK_MESSAGE, correlationId);
  }
}
