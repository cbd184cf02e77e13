import type { NextRequest } from 'next/server';
import { domainAssociation } from '#features/payment/methods/applepay/server/domain-association.ts';
import { config } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

/** Asked by Apple when a host is registered, and from time to time after that. */
export async function GET(request: NextRequest): Promise<Response> {
  const { siteHosts, keysFile } = config();
  const site = siteForHost(request.headers.get('host'), siteHosts);
  const text = await domainAssociation(keysFile, site);
  if (text === null) return new Response(null, { status: 404 });
  return new Response(text, {
    headers: { 'cache-control': 'public, max-age=300', 'content-type': 'text/plain; charset=utf-8' },
  });
}
