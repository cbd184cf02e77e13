import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSite, type Site } from '@loupe/contracts/sites';
import { askedName } from './asked-host.ts';
import type { GraphHosts } from './graph-hosts.ts';
import { isStagedBrowser, type StagedOptions } from './staged-browser.ts';

/** The origin of a request: a shopper's browser, or web's server rendering a page for all shoppers. */
export interface Origin {
  readonly site: Site;
  readonly kind: 'browser' | 'server';
  /** Requests unpublished content, and may: on a staged host, or in an editor's preview (RT-23). */
  readonly isStaged: boolean;
}

export interface OriginOptions extends StagedOptions {
  readonly graphHosts: GraphHosts;
}

/**
 * Only a request with web's credential may name its site in `x-site`; that of others follows from the requested host, or the one that web's
 * proxy forwards. A forwarded host only selects the shop and grants no access. The staged shop is web's to ask for, and of browsers that web has let in.
 */
export function originOf(headers: IncomingHttpHeaders, options: OriginOptions): Origin {
  const { siteHosts, webCredentials } = options;
  const asksStaged = headers['x-staged'] === 'true';
  const given = headers['x-service-credential'];
  if (![...webCredentials().accepted.values()].some((credential) => isEqual(given, credential))) {
    const isStaged = asksStaged && isStagedBrowser(headers, options);
    return { kind: 'browser', site: siteOfHost(headers, siteHosts), isStaged };
  }
  const named = headers['x-site'];
  const site = isSite(named) ? named : siteOfHost(headers, siteHosts);
  return { kind: 'server', site, isStaged: asksStaged };
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
