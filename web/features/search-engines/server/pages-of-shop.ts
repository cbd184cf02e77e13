import 'server-only';
import { NavigationDocument } from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { brandsOf } from '../../brands/brands.ts';
import { shopNavigation } from '../../shell/shop-navigation.ts';
import { findStores, storeRegions } from '../../stores/stores-data.ts';

/**
 * Paths of home, categories, brands, stores and help. Search engines find products through the categories: no operation lists
 * them all.
 * @throws GraphClientError
 */
export async function pagesOfShop(site: SiteKey): Promise<string[]> {
  const [{ categories }, { stores }, regions, { utility, footer, legal }, brands] = await Promise.all([
    queryGateway(site, NavigationDocument, {}),
    findStores(site, {}),
    site === 'beaverbrooks' ? storeRegions(site) : [],
    shopNavigation(site),
    brandsOf(site),
  ]);
  const links = [...utility, ...footer.flatMap((column) => column.links), ...legal];
  return [
    '/',
    ...categories.flatMap((root) => [
      root.landingUrl,
      ...root.subCategories.map((child) => child.landingUrl),
    ]),
    ...brands.map(({ url }) => url),
    SITES[site].stores.url,
    ...regions.map(({ key }) => `/stores/region/${key}`),
    ...stores.map(({ store }) => store.url),
    ...links.map(({ url }) => url).filter((url) => url.startsWith('/help/')),
  ];
}
