import type { NextRequest } from 'next/server';
import { domainAssociation } from '#features/payment/methods/applepay/server/domain-association.ts';
import { config } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

/** Asked by Apple when a host is registered, and from time to time after that. */
export async function GET(request: NextRequest): Promise<Response> {
  // Before the configuration, which a build has not: what reads a header is not rendered ahead.
  const host = request.headers.get('host');
  const { siteHosts, keysFile } = config();
  const site = siteForHost(host, siteHosts);
  const text = await domainAssociation(keysFile, site);
  if (text === null) return new Response(null, { status: 404 });
  return new Response(text, {
    headers: { 'cache-control': 'public, max-age=300', 'content-type': 'text/plain; charset=utf-8' },
  });
}
