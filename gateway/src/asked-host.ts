import type { IncomingHttpHeaders } from 'node:http';

/** The host and port that the shopper's browser requested, as our proxy forwards them. */
export function askedHost({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): string {
  const named = typeof forwarded === 'string' ? forwarded.split(',')[0] : host;
  return (named ?? '').trim().toLowerCase();
}

/** The same without the port. */
export const askedName = (headers: IncomingHttpHeaders): string => askedHost(headers).replace(/:\d+$/, '');
