import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import { isSite, type Site } from '@loupe/contracts/sites';
import { askedName } from './asked-host.ts';
import type { GraphHosts } from './graph-hosts.ts';

/** The origin of a request: a shopper's browser, or web's server rendering a page for all shoppers. */
export interface Origin {
  readonly site: Site;
  readonly kind: 'browser' | 'server';
  /** Requests unpublished content: a staged host or an editor's preview, which only web can recognise (RT-23). */
  readonly isStaged: boolean;
}

export interface OriginOptions {
  /** Host to site, without ports; the first site is for hosts that are not listed. */
  readonly siteHosts: readonly (readonly [string, Site])[];
  readonly graphHosts: GraphHosts;
  /** Any of these authenticates web's server. */
  readonly webCredentials: () => KeySet<Buffer>;
}

/**
 * Only a request with web's credential may name its site in `x-site` and request the staged shop; that of others follows from the requested host,
 * or the one that web's proxy forwards. The host only selects the shop and grants no access.
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
  const name = askedName(headers);
  const [first] = siteHosts;
  return (siteHosts.find(([listed]) => listed === name) ?? first)?.[1] ?? 'beaverbrooks';
}

/** Compares in constant time. */
function isEqual(given: string | string[] | undefined, secret: Buffer): boolean {
  if (typeof given !== 'string') return false;
  const bytes = Buffer.from(given);
  return bytes.length === secret.length && timingSafeEqual(bytes, secret);
}
