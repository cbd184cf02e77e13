import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { navigationOf } from '../../domain/navigation/navigation-tree.ts';
import type { Navigation } from '../../domain/navigation/navigation-tree.ts';
import type {
  AbGroup,
  Edition,
  LimitsState,
  ShopFacts,
  ShopLimits,
} from '../../domain/site/site-configuration.ts';
import { sql } from './gen/statements.ts';

const NAVIGATION = sql(
  'navigation',
  `
  SELECT id, menu, parent_id AS "parentId", label, url, category_key AS "categoryKey"
  FROM navigation_item WHERE site = $1 ORDER BY position`,
);

const LIMITS = `wishlist_page_size AS "wishlistPageSize", wishlist_mini_limit AS "wishlistMiniMaximumLimit",
  cart_mini_limit AS "cartMiniMaximumLimit", ibc_finance_message_threshold AS "ibcFinanceMessageThreshold"`;

const SHOP = sql('shop', `SELECT site, name, phone, promise, ${LIMITS} FROM shop WHERE site = $1`);

const CONFIGURE = sql(
  'configure-shop',
  `
  WITH configured AS (
    UPDATE shop SET wishlist_page_size = coalesce($2, wishlist_page_size), wishlist_mini_limit = coalesce($3, wishlist_mini_limit),
      cart_mini_limit = coalesce($4, cart_mini_limit),
      ibc_finance_message_threshold = coalesce($5, ibc_finance_message_threshold), version = version + 1
    WHERE site = $1 RETURNING site
  )
  INSERT INTO limit_change (site, limits, operator) SELECT site, $6::jsonb, $7 FROM configured`,
);

const TELL_LIMITS = sql(
  'tell-limits',
  `UPDATE shop SET told_version = version WHERE told_version <> version RETURNING site, version, ${LIMITS}`,
).refine<{ site: Site }>();

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
  async shop(site: Site): Promise<ShopFacts & ShopLimits> {
    const [shop] = await tx.query(SHOP, [site]);
    if (shop === undefined) throw new Error(`The shop ${site} has not been seeded: run src/seed.ts.`);
    return shop;
  },

  /** Limits that are left out stay. Recorded with who changed them. */
  async configure(site: Site, limits: Partial<ShopLimits>, operator: string): Promise<void> {
    const { wishlistPageSize, wishlistMiniMaximumLimit, cartMiniMaximumLimit, ...more } = limits;
    await tx.query(CONFIGURE, [
      site,
      wishlistPageSize ?? null,
      wishlistMiniMaximumLimit ?? null,
      cartMiniMaximumLimit ?? null,
      more.ibcFinanceMessageThreshold ?? null,
      JSON.stringify(limits),
      operator,
    ]);
  },

  /** Marks the limits that changed since they were last published. @returns them */
  tellLimits: (): Promise<LimitsState[]> => tx.query(TELL_LIMITS),

  editions: (site: Site): Promise<Edition[]> => tx.query(EDITIONS, [site]),

  abGroups: (site: Site): Promise<AbGroup[]> => tx.query(AB_GROUPS, [site]),
});
