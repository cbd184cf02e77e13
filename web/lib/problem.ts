import { correlationIdOf, CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { phraseOf } from './phrases.ts';

interface Refusal {
  readonly status: number;
  /** A name of the error catalogue. */
  readonly code: string;
  /** Safe to show to a shopper. */
  readonly message: string;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
}

/** What a call's answer and its log are found by: the caller's own, if it is well formed. */
export const correlationOf = (request: Request): string =>
  correlationIdOf({ [CORRELATION_HEADER]: request.headers.get(CORRELATION_HEADER) ?? undefined });

/** A refused call of the shop's own host, as the gateway answers it too (RFC 9457, RE-09). */
export function problem({ status, code, message, headers = {} }: Refusal, correlationId: string): Response {
  const title = phraseOf(status);
  const body = { type: 'about:blank', title, status, detail: message, code, message, correlationId };
  const answer = new Response(JSON.stringify(body), { status, headers });
  answer.headers.set('content-type', 'application/problem+json');
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set('vary', 'Cookie');
  answer.headers.set(CORRELATION_HEADER, correlationId);
  return answer;
}
