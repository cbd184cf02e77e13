import type { RowOf } from '@loupe/database/statement';
import type { OpeningException } from '../../domain/opening/opening-times.ts';
import { sql } from './gen/statements.ts';

/** A whole store as one row, so that a page of stores is one statement. `s` is store, `r` its region; $1 is the site. */
const STORE_COLUMNS = `
  s.id, s.kind, s.site, s.number, s.key, s.channel_url_code, s.name, s.description, s.line1, s.line2, s.city, s.county, s.postal_code,
  s.country, s.phone, s.email, s.latitude, s.longitude, s.watch_brands, s.jewellery_brands, s.watch_brand_ids,
  s.jewellery_brand_ids, s.services, s.collects,
  s.collection_days, s.closed_for_good, s.nation, s.region_key, r.name AS region_name,
  (SELECT count(*)::int FROM store WHERE region_key = s.region_key AND site = $1 AND kind = 'store' AND NOT closed_for_good) AS region_stores,
  (SELECT json_agg(json_build_object('opens', opens, 'closes', closes) ORDER BY weekday)
    FROM opening_hours WHERE store_id = s.id) AS week,
  (SELECT coalesce(json_agg(json_build_object(
      'date', date, 'reason', reason, 'opens', opens, 'closes', closes) ORDER BY date), '[]')
    FROM opening_exception WHERE store_id = s.id) AS exceptions`;

/** Also one that is closed for good: a visitor may still be told of what it kept. $1 site, $2 id. */
const OF_RESERVATION_SQL = `
  SELECT ${STORE_COLUMNS}
  FROM store s JOIN region r ON r.key = s.region_key
  WHERE s.site = $1 AND s.id = $2::uuid`;

const selectWhere = (condition: string): string => `
  SELECT ${STORE_COLUMNS}
  FROM store s JOIN region r ON r.key = s.region_key
  WHERE s.site = $1 AND NOT s.closed_for_good AND ${condition}
  ORDER BY s.name`;
// The hours of all seven days are inserted together with the store
const WEEK = { notNull: ['week'] };

export const OF_SITE = sql('stores-of-site', selectWhere("s.kind = 'store'"), WEEK).refine<StoreJson>();
export const OF_REGION = sql(
  'stores-of-region',
  selectWhere("s.kind = 'store' AND s.region_key = $2"),
  WEEK,
).refine<StoreJson>();
export const BY_CODE = sql(
  'store-by-code',
  selectWhere("s.kind = 'store' AND s.channel_url_code = $2"),
  WEEK,
).refine<StoreJson>();
/** Where an order can be collected: stores and post offices. */
export const COLLECTING = sql(
  'collection-points-of-site',
  selectWhere('s.collects'),
  WEEK,
).refine<StoreJson>();
/** Stores that have a piece, $2, or another size of it: not kept back, not promised to others, and counted after $3. */
export const WITH_PIECE = sql(
  'stores-with-piece',
  `
  SELECT ${STORE_COLUMNS}, stock.free, stock.other_skus
  FROM store s JOIN region r ON r.key = s.region_key
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(st.on_hand - st.keep_back - taken.pieces) FILTER (WHERE p.sku = asked.sku), 0)::int AS free,
      coalesce(array_agg(p.sku ORDER BY p.ring_size_half_mm, p.sku) FILTER (WHERE p.sku <> asked.sku), '{}') AS other_skus
    FROM piece asked
    JOIN product ON product.id = asked.product_id AND product.reservable AND s.site = ANY (product.sites)
    JOIN piece p ON p.product_id = product.id AND p.listed
    JOIN store_stock st ON st.store_id = s.id AND st.sku = p.sku AND st.counted_at > $3
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS pieces FROM reservation v
      WHERE v.store_id = st.store_id AND v.sku = st.sku AND v.occupies AND (v.expires_at IS NULL OR v.expires_at > clock())
    ) taken
    WHERE asked.sku = $2 AND asked.listed AND st.on_hand - st.keep_back > taken.pieces
    HAVING count(*) > 0
  ) stock
  WHERE s.site = $1 AND s.kind = 'store' AND NOT s.closed_for_good
  ORDER BY s.name`,
  { notNull: [...WEEK.notNull] },
).refine<StoreJson>();
export const BY_IDS = sql('stores-by-ids', selectWhere('s.id = ANY ($2::uuid[])'), WEEK).refine<StoreJson>();
export const BY_KEY = sql(
  'store-by-key',
  selectWhere("s.kind = 'store' AND s.key = $2"),
  WEEK,
).refine<StoreJson>();
export const OF_RESERVATION = sql('store-of-reservation', OF_RESERVATION_SQL, WEEK).refine<StoreJson>();
export const REGIONS = sql(
  'regions-with-stores',
  `
  SELECT r.key, r.name, count(*)::int AS "storeCount"
  FROM region r JOIN store s ON s.region_key = r.key
  WHERE s.site = $1 AND s.kind = 'store' AND NOT s.closed_for_good
  GROUP BY r.key, r.name ORDER BY r.name`,
);

export type StoreRow = RowOf<typeof OF_SITE>;

export interface SpanJson {
  opens: string | null;
  closes: string | null;
}

/** The columns that the statement builds as JSON. */
interface StoreJson {
  week: SpanJson[];
  exceptions: (SpanJson & Omit<OpeningException, 'span'>)[];
}
