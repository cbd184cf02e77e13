import type { Tx } from '@loupe/database/tx';
import type { SiteLimits, SiteLimitsState } from '../../domain/site-limits.ts';
import { sql } from './gen/statements.ts';

export function siteLimitsRepository(tx: Tx) {
  return {
    /** Replaces the stored limits by newer ones. @returns false for limits that are not newer */
    async save({ site, version, wishlistMiniLimit, cartMiniLimit }: SiteLimitsState): Promise<boolean> {
      return (await tx.query(SAVE, [site, version, wishlistMiniLimit, cartMiniLimit])).length > 0;
    },

    /** Changes when any limit does. */
    async fingerprint(): Promise<string> {
      const [row] = await tx.query(FINGERPRINT);
      return row?.fingerprint ?? '';
    },

    /** By site. */
    async all(): Promise<ReadonlyMap<string, SiteLimits>> {
      return new Map((await tx.query(ALL)).map(({ site, ...limits }) => [site, limits]));
    },
  };
}

const SAVE = sql(
  'save-site-limits',
  `
  INSERT INTO site_limits AS known (site, version, wishlist_mini_limit, cart_mini_limit) VALUES ($1, $2, $3, $4)
  ON CONFLICT (site) DO UPDATE SET version = excluded.version, wishlist_mini_limit = excluded.wishlist_mini_limit,
    cart_mini_limit = excluded.cart_mini_limit, projected_at = now()
  WHERE known.version < excluded.version
  RETURNING site`,
);

const FINGERPRINT = sql(
  'site-limits-fingerprint',
  `SELECT string_agg(site || version, ' ' ORDER BY site) AS fingerprint FROM site_limits`,
);

const ALL = sql(
  'site-limits',
  'SELECT site, wishlist_mini_limit AS "wishlistMiniLimit", cart_mini_limit AS "cartMiniLimit" FROM site_limits',
);
