import type { Tx } from '@loupe/database/tx';
import { navigationOf } from '../../domain/navigation/navigation-tree.ts';
import type { Navigation, PlacedItem } from '../../domain/navigation/navigation-tree.ts';
import type { Site } from '../../domain/site/base-store.ts';
import type { AbGroup, ShopFacts } from '../../domain/site/site-configuration.ts';

const NAVIGATION = `
  SELECT id, menu, parent_id AS "parentId", label, url, category_key AS "categoryKey"
  FROM navigation_item WHERE site = $1 ORDER BY position`;

/** What a shop says of itself. Each call is one statement. */
export const siteRepository = (tx: Tx) => ({
  async navigation(site: Site): Promise<Navigation> {
    return navigationOf(await tx.query<PlacedItem>(NAVIGATION, [site]));
  },

  /** @throws Error for a shop that was never seeded */
  async shop(site: Site): Promise<ShopFacts> {
    const [shop] = await tx.query<ShopFacts>('SELECT site, name, phone, promise FROM shop WHERE site = $1', [
      site,
    ]);
    if (shop === undefined) throw new Error(`Nothing is known of the shop ${site}: run src/seed.ts.`);
    return shop;
  },

  abGroups: (site: Site): Promise<AbGroup[]> =>
    tx.query<AbGroup>('SELECT code, weight FROM ab_group WHERE site = $1 ORDER BY position', [site]),
});

export type SiteRepository = ReturnType<typeof siteRepository>;
