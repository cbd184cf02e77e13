import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another host caused a browser's request. The browser reports it, in `sec-fetch-site` where it supports
 * that header and in `origin` otherwise; the two shops count as different hosts. Other clients send neither, and have no
 * shopper's cookie.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && hostOf(origin) !== askedHost(headers);
}

/** The host and port that the shopper's browser requested, as our proxy forwards them. */
export function askedHost({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): string {
  const named = typeof forwarded === 'string' ? forwarded.split(',')[0] : host;
  return (named ?? '').trim().toLowerCase();
}

/** @returns undefined for `null`, which sandboxed and redirected pages send, and for an invalid origin */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
