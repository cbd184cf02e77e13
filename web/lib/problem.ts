import { phraseOf } from './phrases.ts';

/**
 * A refused call of the shop's own host, as the gateway answers it too (RFC 9457, RE-09).
 * @param code a name of the error catalogue
 * @param message safe to show to a shopper
 */
export function problem(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  const body = { type: 'about:blank', title: phraseOf(status), status, detail: message, code, message };
  const answer = new Response(JSON.stringify(body), { status, headers });
  answer.headers.set('content-type', 'application/problem+json');
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set('vary', 'Cookie');
  return answer;
}
