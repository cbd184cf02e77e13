import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSite, type Site } from '@loupe/subgraph-server/actor';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import { askedHost } from './foreign-request.ts';

/** Where a request comes from: a shopper's browser, or web's own server rendering a page for everybody. */
export interface Origin {
  readonly site: Site;
  readonly kind: 'browser' | 'server';
  /** Asks for what is not published yet: a staged host or an editor's preview, which web alone can tell (RT-23). */
  readonly isStaged: boolean;
}

export interface OriginOptions {
  /** Host to site, without ports; the first is for hosts nobody listed. */
  readonly siteHosts: readonly (readonly [string, Site])[];
  /** Any of these proves that web's server asks. */
  readonly webCredentials: () => KeySet<string>;
}

/**
 * Only a request with web's credential may name its site in `x-site` and ask for the staged shop; everybody else's follows from the host they asked,
 * or that web's proxy says they asked. Both hosts only choose a shop window, they grant nothing.
 */
export function originOf(headers: IncomingHttpHeaders, { siteHosts, webCredentials }: OriginOptions): Origin {
  const given = headers['x-service-credential'];
  if (![...webCredentials().accepted.values()].some((credential) => isEqual(given, credential))) {
    return { kind: 'browser', site: siteOfHost(headers, siteHosts), isStaged: false };
  }
  const named = headers['x-site'];
  const site = isSite(named) ? named : siteOfHost(headers, siteHosts);
  return { kind: 'server', site, isStaged: headers['x-staged'] === 'true' };
}

function siteOfHost(headers: IncomingHttpHeaders, siteHosts: OriginOptions['siteHosts']): Site {
  const name = askedHost(headers).replace(/:\d+$/, '');
  const [first] = siteHosts;
  return (siteHosts.find(([listed]) => listed === name) ?? first)?.[1] ?? 'beaverbrooks';
}

/** Compares in a time that does not tell how much of the guess was right. */
function isEqual(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
