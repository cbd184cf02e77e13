import 'server-only';
import { cacheTag } from 'next/cache';
import { NavigationDocument } from '#gql/graphql.ts';
import { cacheAnswer } from '#lib/cache-answer.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { MenuCategory } from './compose-navigation.ts';

/**
 * The category tree of a shop for menus and footer; empty when the catalogue does not answer, because a page must not
 * fail because of its menu. A page without the tree is rendered again within seconds.
 */
export async function navigation(site: SiteKey): Promise<readonly MenuCategory[]> {
  'use cache';
  cacheTag(tags.catalogue(site));
  try {
    const { categories } = await queryGateway(site, NavigationDocument, {});
    cacheAnswer(true);
    return categories;
  } catch {
    cacheAnswer(false);
    return [];
  }
}

/** A root of the tree; undefined when it is unknown, or the catalogue does not answer. */
export async function categoryByKey(site: SiteKey, key: string): Promise<MenuCategory | undefined> {
  return (await navigation(site)).find((category) => category.key === key);
}

/** The subcategories of a root. */
export async function childrenOf(site: SiteKey, key: string): Promise<MenuCategory['subCategories']> {
  return (await categoryByKey(site, key))?.subCategories ?? [];
}
