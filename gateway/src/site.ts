import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSite, type Site } from '@loupe/subgraph-server/actor';

/** Where a request comes from: a shopper's browser, or web's own server rendering a page for everybody. */
export interface Origin {
  readonly site: Site;
  readonly kind: 'browser' | 'server';
}

export interface OriginOptions {
  /** Host to site, without ports; the first is for hosts nobody listed. */
  readonly siteHosts: readonly (readonly [string, Site])[];
  /** What web's server proves itself with. */
  readonly webCredential: string;
}

/**
 * Only a request with web's credential may name its site in `x-site`; everybody else's follows from the host they asked,
 * or that web's proxy says they asked. Both hosts only choose a shop window, they grant nothing.
 */
export function originOf(headers: IncomingHttpHeaders, { siteHosts, webCredential }: OriginOptions): Origin {
  if (!isEqual(headers['x-service-credential'], webCredential)) {
    return { kind: 'browser', site: siteOfHost(headers, siteHosts) };
  }
  const named = headers['x-site'];
  return { kind: 'server', site: isSite(named) ? named : siteOfHost(headers, siteHosts) };
}

function siteOfHost(headers: IncomingHttpHeaders, siteHosts: OriginOptions['siteHosts']): Site {
  const forwarded = headers['x-forwarded-host'];
  const host = (typeof forwarded === 'string' ? forwarded.split(',')[0] : headers.host) ?? '';
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  const [first] = siteHosts;
  return (siteHosts.find(([listed]) => listed === name) ?? first)?.[1] ?? 'beaverbrooks';
}

/** Compares in a time that does not tell how much of the guess was right. */
function isEqual(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
