import 'server-only';
import { SitemapCategoriesDocument, SitemapPagesDocument } from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { brandsOf } from '../../brands/brands.ts';
import { findStores, storeRegions } from '../../stores/stores-data.ts';
import { sitemapPaths } from '../sitemap-paths.ts';

/** @throws GraphClientError */
export async function pagesOfShop(site: SiteKey): Promise<string[]> {
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
