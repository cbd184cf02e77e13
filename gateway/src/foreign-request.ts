import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page that is not the asked host's own makes a browser ask. A browser says so itself, in `sec-fetch-site` where it knows
 * that header and in `origin` otherwise; the two shops are strangers to each other. Who is no browser says neither, and has no
 * shopper's cookie.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && hostOf(origin) !== askedHost(headers);
}

/** Host and port as the shopper's browser asked them, which a proxy of ours passes on. */
export function askedHost({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): string {
  const named = typeof forwarded === 'string' ? forwarded.split(',')[0] : host;
  return (named ?? '').trim().toLowerCase();
}

/** @returns undefined for `null`, which sandboxed and redirected pages send, and for what is no origin */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
