import type { IncomingHttpHeaders } from 'node:http';

/**
 * Session changes that identity sends to the gateway in response headers: only the gateway sets cookies, and a session's token is
 * never in a body that a browser reads.
 */
export type SessionChange =
  | { readonly kind: 'begun'; readonly token: string; readonly maxAgeSeconds: number }
  | { readonly kind: 'ended' };

const BEGUN = 'x-loupe-session-begun';
const MAX_AGE = 'x-loupe-session-max-age';
const ENDED = 'x-loupe-session-ended';

/** In identity. */
export function sessionChangeHeaders(change: SessionChange): Record<string, string> {
  if (change.kind === 'ended') return { [ENDED]: '1' };
  return { [BEGUN]: change.token, [MAX_AGE]: String(change.maxAgeSeconds) };
}

/** In the gateway, of a subgraph's answer; undefined when nothing changed. */
export function sessionChangeOf(headers: IncomingHttpHeaders): SessionChange | undefined {
  if (headers[ENDED] === '1') return { kind: 'ended' };
  const [token, maxAge] = [headers[BEGUN], Number(headers[MAX_AGE])];
  if (typeof token !== 'string' || !Number.isInteger(maxAge) || maxAge <= 0) return undefined;
  return { kind: 'begun', token, maxAgeSeconds: maxAge };
}
