import 'server-only';
import { context, propagation } from '@opentelemetry/api';
import type { NextRequest } from 'next/server';
import { config } from './config.ts';
import { FALLBACK_MESSAGE } from './graph-error.ts';
import { boundedBody } from './bounded-body.ts';
import { cookiesPassedOn } from './staged-host-cookies.ts';

const PASSED_ON = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-correlation-id',
  'x-forwarded-for',
  'x-requested-with',
  'x-staged',
];
/** Milliseconds; longer than the gateway needs for the slowest operation, so that its own answer arrives. */
const TIMEOUT_MS = 20_000;
/** Bytes, the same as the gateway's limit. */
const BODY_LIMIT = 100_000;
const PASSED_BACK = ['allow', 'content-type', 'location', 'retry-after', 'x-correlation-id'];

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

const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'private, no-store' } });

/** Forwards a shopper's call to the gateway, for deployments without an ingress that routes it. */
export async function passToGateway(request: NextRequest): Promise<Response> {
  const headers = copy(request.headers, PASSED_ON);
  const cookies = cookiesPassedOn(request.headers, config(), Date.now);
  if (cookies !== null) headers.set('cookie', cookies);
  headers.set('x-forwarded-host', request.headers.get('host') ?? '');
  headers.set('x-forwarded-proto', request.headers.get('x-forwarded-proto') ?? 'http');
  // Read first: the gateway closes the connection when a body is too large, and its answer would be lost.
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return refusal(413, `A request holds ${BODY_LIMIT} bytes at most.`);
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
    passedBack.set('cache-control', 'private, no-store');
    for (const cookie of reply.headers.getSetCookie()) passedBack.append('set-cookie', cookie);
    return new Response(reply.body, { status: reply.status, headers: passedBack });
  } catch {
    return refusal(502, FALLBACK_MESSAGE);
  }
}
