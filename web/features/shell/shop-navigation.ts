import 'server-only';
import { cacheTag } from 'next/cache';
import { ShopNavigationDocument, type ShopNavigationQuery } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { askContent } from '../content/ask-content.ts';
import { composeNavigation, type ComposedNavigation } from './compose-navigation.ts';
import { navigation } from './navigation.ts';

async function editorsNavigation(site: SiteKey): Promise<ShopNavigationQuery['navigation'] | null> {
  'use cache';
  cacheTag(tags.content(site));
  const answer = await askContent(site, ShopNavigationDocument, {}, 'navigation');
  return answer?.navigation ?? null;
}

/** All menus of a shop. A page must not fail because of its menu: a part that does not answer is left out. */
export async function shopNavigation(site: SiteKey): Promise<ComposedNavigation> {
  const [content, tree] = await Promise.all([editorsNavigation(site), navigation(site)]);
  return composeNavigation(content, tree, SITES[site]);
}
