import type { NextRequest } from 'next/server';
import { brandsOf } from '#features/brands/brands.ts';
import { findStores, storeRegions } from '#features/stores/stores-data.ts';
import { sitemapPaths, sitemap } from '#features/search-engines/sitemap.ts';
import { SitemapCategoriesDocument, SitemapPagesDocument } from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { config, originOfSite } from '#lib/config.ts';
import { siteForHost, SITES, type SiteKey } from '#lib/sites.ts';

/** @throws GraphClientError */
async function pagesOfShop(site: SiteKey): Promise<string[]> {
  const [{ allCategories }, { pages }, { stores }, regions, brands] = await Promise.all([
    queryGateway(site, SitemapCategoriesDocument, {}),
    queryGateway(site, SitemapPagesDocument, {}),
    findStores(site, {}),
    site === 'beaverbrooks' ? storeRegions(site) : [],
    brandsOf(site),
  ]);
  return sitemapPaths({
    categories: allCategories.map(({ landingUrl }) => landingUrl),
    brands: brands.map(({ url }) => url),
    finder: SITES[site].stores.url,
    regions: regions.map(({ key }) => key),
    stores: stores.map(({ store }) => store.url),
    contentPages: pages,
  });
}

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
