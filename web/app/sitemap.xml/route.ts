import type { NextRequest } from 'next/server';
import { pagesOfShop } from '#features/search-engines/server/pages-of-shop.ts';
import { sitemap } from '#features/search-engines/sitemap.ts';
import { config, originOfSite } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

export async function GET(request: NextRequest): Promise<Response> {
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  try {
    return new Response(sitemap(originOfSite(site), await pagesOfShop(site)), {
      headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'application/xml; charset=utf-8' },
    });
  } catch {
    // Search engines retry after an error; a list without the catalogue would tell them that its pages were removed.
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
