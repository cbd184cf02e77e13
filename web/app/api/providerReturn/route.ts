import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { config, originOfSite } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';
import { providerReturnHeaders, providerReturnPage } from '#features/payment/provider-return.ts';

/** The address to which a provider's own page sends the shopper's browser. The page decides nothing, and leads to our shops only. */
export function GET(request: NextRequest): Response {
  const nonce = randomBytes(16).toString('base64');
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  const page = providerReturnPage(request.nextUrl.searchParams, nonce, { site, originOf: originOfSite });
  return new Response(page, { headers: providerReturnHeaders(nonce) });
}
