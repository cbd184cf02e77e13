import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Site } from '@loupe/contracts/sites';
import { askedName } from './asked-host.ts';

/**
 * Hosts for the graph alone beside those of the shops (QY-17), without ports, each with the origin of the pages that may call it. No other
 * origin may, and nothing but the graph is answered to them.
 */
export type GraphHosts = ReadonlyMap<string, string>;

/** Two hours; Chromium remembers no answer for longer. */
const PREFLIGHT_SECONDS = 7_200;

/** The origin whose pages may call the host that was requested; undefined for the shops' own hosts. */
export const pagesOf = (headers: IncomingHttpHeaders, hosts: GraphHosts): string | undefined =>
  hosts.get(askedName(headers));

/** Lets pages of the origin read the answer to a request that carries the session's cookie. @see https://fetch.spec.whatwg.org/#http-cors-protocol */
export function admitPages(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
}

/** The answer to a browser that asks first whether it may send JSON. */
export function answerPreflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'content-type, x-staged');
  response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  response.writeHead(204).end();
}

/**
 * The domain of both hosts, which the session's cookie is for: pages are rendered at one, and data is asked for at the other.
 * @returns undefined where they have no two labels in common
 */
export function commonDomain(one: string, other: string): string | undefined {
  const [labels, others] = [one, other].map((host) => host.split('.').reverse()) as [string[], string[]];
  const differs = labels.findIndex((label, index) => label !== others[index]);
  const common = differs === -1 ? labels : labels.slice(0, differs);
  return common.length < 2 ? undefined : common.reverse().join('.');
}

/** The domain of each shop whose graph has its own host. */
export function cookieDomains(
  hosts: GraphHosts,
  siteHosts: readonly (readonly [string, Site])[],
): ReadonlyMap<Site, string> {
  const domains = new Map<Site, string>();
  for (const [host, site] of siteHosts) {
    const pages = hosts.get(host);
    const domain = pages && commonDomain(host, new URL(pages).hostname);
    if (domain) domains.set(site, domain);
  }
  return domains;
}
