import { config } from './config.ts';
import { domainOfBoth } from './domain-of-both.ts';
import { siteForHost } from './sites.ts';

/**
 * Of a cookie that the gateway reads too: where the graph has a host of its own (QY-17), it is for both hosts, as the session's is.
 * @returns undefined where the graph is at the shop's host
 */
export function graphCookieDomain(request: Headers): string | undefined {
  const host = request.get('host') ?? '';
  const { graphOrigins, siteHosts } = config();
  const graph = graphOrigins[siteForHost(host, siteHosts)];
  return (graph && domainOfBoth(host.replace(/:\d+$/, ''), new URL(graph).hostname)) || undefined;
}
