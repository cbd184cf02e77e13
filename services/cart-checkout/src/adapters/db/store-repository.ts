import type { Tx } from '@loupe/database/tx';
import type { StoreState } from '../../domain/delivery/store-state.ts';
import { sql } from './gen/statements.ts';

export function storeRepository(tx: Tx) {
  return {
    /** Replaces the stored state by a newer one. @returns false for one that is not newer */
    async save({ urls, collectionCalendar, ...store }: StoreState): Promise<boolean> {
      const rows = await tx.query(SAVE, {
        ...store,
        urls: JSON.stringify(urls),
        collectionCalendar: JSON.stringify(collectionCalendar),
      });
      return rows.length > 0;
    },

    /** The store with this key, if orders of this site can be collected there. */
    async findCollecting(site: string, key: string): Promise<StoreState | null> {
      const [store] = await tx.query(FIND_COLLECTING, [site, key]);
      return store ?? null;
    },
  };
}

const SAVE = sql(
  'save-store',
  `
  INSERT INTO store_projection AS known (id, version, key, sites, name, urls, line1, line2, city, postal_code, country, phone,
    collects, collection_days, closed_for_good, collection_calendar, is_post_office)
  VALUES (:id, :version, :key, :sites, :name, :urls, :line1, :line2, :city, :postalCode, :country, :phone, :collects, :collectionDays, :closedForGood, :collectionCalendar, :isPostOffice)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key, sites = excluded.sites, name = excluded.name,
    urls = excluded.urls, line1 = excluded.line1, line2 = excluded.line2, city = excluded.city,
    postal_code = excluded.postal_code, country = excluded.country, phone = excluded.phone, collects = excluded.collects,
    collection_days = excluded.collection_days, closed_for_good = excluded.closed_for_good,
    collection_calendar = excluded.collection_calendar, is_post_office = excluded.is_post_office, projected_at = now()
  WHERE known.version < excluded.version
  RETURNING id`,
);

const FIND_COLLECTING = sql(
  'find-collecting-store',
  `
  SELECT id, version, key, sites, name, urls, line1, line2, city, postal_code AS "postalCode", country, phone, collects,
    collection_days AS "collectionDays", closed_for_good AS "closedForGood", collection_calendar AS "collectionCalendar",
    is_post_office AS "isPostOffice"
  FROM store_projection WHERE $1 = ANY (sites) AND key = $2 AND collects AND NOT closed_for_good
  LIMIT 1`,
).refine<Pick<StoreState, 'urls' | 'collectionCalendar'>>();
