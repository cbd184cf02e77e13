import type { Tx } from '@loupe/database/tx';
import { navigationOf } from '../../domain/navigation/navigation-tree.ts';
import type { Navigation } from '../../domain/navigation/navigation-tree.ts';
import type { Site } from '../../domain/site/base-store.ts';
import type { AbGroup, Edition, ShopFacts } from '../../domain/site/site-configuration.ts';
import { sql } from './gen/statements.ts';

const NAVIGATION = sql(
  'navigation',
  `
  SELECT id, menu, parent_id AS "parentId", label, url, category_key AS "categoryKey"
  FROM navigation_item WHERE site = $1 ORDER BY position`,
);

const SHOP = sql('shop', 'SELECT site, name, phone, promise FROM shop WHERE site = $1');

const EDITIONS = sql(
  'editions',
  'SELECT code, name, starts_at AS "startsAt" FROM edition WHERE site = $1 ORDER BY starts_at, code',
);
const AB_GROUPS = sql('ab-groups', 'SELECT code, weight FROM ab_group WHERE site = $1 ORDER BY position');

/** A shop's settings and menus. Each call is one statement. */
export const siteRepository = (tx: Tx) => ({
  async navigation(site: Site): Promise<Navigation> {
    return navigationOf(await tx.query(NAVIGATION, [site]));
  },

  /** @throws Error for a shop that was never seeded */
  async shop(site: Site): Promise<ShopFacts> {
    const [shop] = await tx.query(SHOP, [site]);
    if (shop === undefined) throw new Error(`The shop ${site} has not been seeded: run src/seed.ts.`);
    return shop;
  },

  editions: (site: Site): Promise<Edition[]> => tx.query(EDITIONS, [site]),

  abGroups: (site: Site): Promise<AbGroup[]> => tx.query(AB_GROUPS, [site]),
});

export type SiteRepository = ReturnType<typeof siteRepository>;
