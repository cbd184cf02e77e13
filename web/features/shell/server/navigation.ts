import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { NavigationDocument, type NavigationQuery } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type MenuCategory = NavigationQuery['categories'][number];

/** The category tree of a shop, for its menus and footer. @throws GraphClientError */
export async function navigation(site: SiteKey): Promise<readonly MenuCategory[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.navigation(site));
  const { categories } = await queryGateway(site, NavigationDocument, {});
  return categories;
}

/** The same for places that must not fail with it: nothing when the catalogue does not answer. */
export async function menuOrNothing(site: SiteKey): Promise<readonly MenuCategory[]> {
  try {
    return await navigation(site);
  } catch {
    return [];
  }
}
