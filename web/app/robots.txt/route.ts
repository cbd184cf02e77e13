import type { NextRequest } from 'next/server';
import { robots } from '#features/search-engines/sitemap.ts';
import { config, originOfSite } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

export function GET(request: NextRequest): Response {
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  return new Response(robots(originOfSite(site)), {
    headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'text/plain; charset=utf-8' },
  });
}
