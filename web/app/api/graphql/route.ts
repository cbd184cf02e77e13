import { context, propagation } from '@opentelemetry/api';
import type { NextRequest } from 'next/server';
import { config } from '#lib/config.ts';
import { FALLBACK_MESSAGE } from '#lib/graph-error.ts';

const PASSED_ON = [
  'accept',
  'content-type',
  'cookie',
  'origin',
  'traceparent',
  'user-agent',
  'x-correlation-id',
  'x-forwarded-for',
];
/** Milliseconds; longer than the gateway takes for the longest operation, so that its own answer arrives. */
const PATIENCE = 20_000;
const PASSED_BACK = ['content-type', 'retry-after', 'x-correlation-id'];

function copy(from: Headers, names: readonly string[]): Headers {
  const to = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

/** The span under way, where this process is traced; Next does not tell it to others by itself. */
function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The graph on the shop's own host, for places without an ingress in front that routes it to the gateway. */
async function forward(request: NextRequest): Promise<Response> {
  const headers = copy(request.headers, PASSED_ON);
  headers.set('x-forwarded-host', request.headers.get('host') ?? '');
  headers.set('x-forwarded-proto', request.headers.get('x-forwarded-proto') ?? 'http');
  try {
    const reply = await fetch(`${config().gatewayUrl}/graphql${request.nextUrl.search}`, {
      method: request.method,
      headers: { ...Object.fromEntries(headers), ...traceHeaders() },
      body: request.body,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]),
      // Node streams a request body only when told that the reply will not wait for its end.
      ...({ duplex: 'half' } as object),
    });
    const passedBack = copy(reply.headers, PASSED_BACK);
    passedBack.set('cache-control', 'private, no-store');
    for (const cookie of reply.headers.getSetCookie()) passedBack.append('set-cookie', cookie);
    return new Response(reply.body, { status: reply.status, headers: passedBack });
  } catch {
    return Response.json({ errors: [{ message: FALLBACK_MESSAGE }] }, { status: 502 });
  }
}

export const GET = forward;
export const POST = forward;
