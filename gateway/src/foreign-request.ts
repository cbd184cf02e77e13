import type { IncomingHttpHeaders } from 'node:http';
import { askedHost } from './asked-host.ts';
import { pagesOf, type GraphHosts } from './graph-hosts.ts';

const NONE: GraphHosts = new Map();

/**
 * Whether a page of another host caused a browser's request. The browser reports it, in `sec-fetch-site` where it supports
 * that header and in `origin` otherwise; the two shops count as different hosts. Other clients send neither, and have no
 * shopper's cookie.
 * @param hosts for the graph: a request to one of them comes from a page of the shop's host
 */
export function isForeign(headers: IncomingHttpHeaders, hosts: GraphHosts = NONE): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const pages = pagesOf(headers, hosts);
  const from = pages === undefined ? 'same-origin' : 'same-site';
  if (site !== undefined && site !== from && site !== 'none') return true;
  // Without an origin it is a picture or a link of any host of the domain.
  if (pages !== undefined) return origin === undefined ? site === 'same-site' : origin !== pages;
  return origin !== undefined && hostOf(origin) !== askedHost(headers);
}

/** @returns undefined for `null`, which sandboxed and redirected pages send, and for an invalid origin */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
