import type { SortKey } from '../../domain/listing/sorting.ts';
import { sql } from './gen/statements.ts';
import { IS_SHOWN, PRODUCT_COLUMNS } from './product-columns.ts';
import type { ProductJson } from './product-columns.ts';
import { SHOWN } from './product-statements.ts';

/** The price of the master variant; null while it is upon enquiry. */
const PRICE = `CASE WHEN NOT p.price_upon_enquiry THEN
  (SELECT price_at(m.id, $1, (SELECT moment FROM asked)) FROM variant m WHERE m.sku = p.master_sku) END`;

/** To be sold online, and out of stock in every size: such products are listed last by relevance. */
const IS_SOLD_OUT = `(
  SELECT coalesce(bool_and(coalesce(s.level, 'out') = 'out'), false)
  FROM variant v LEFT JOIN stock_level s ON s.sku = v.sku
  WHERE v.product_id = p.id AND v.approval = 'approved'
    AND v.web_product_status IN ('liveActive', 'discontinuedActive'))`;

const ORDER_BY: Readonly<Record<SortKey, string>> = {
  relevance: `${IS_SOLD_OUT}, l.rank, p.code`,
  'price-asc': `${PRICE} ASC NULLS LAST, p.code`,
  'price-desc': `${PRICE} DESC NULLS LAST, p.code`,
  newest: 'p.launched_on DESC, l.rank, p.code',
  'name-asc': 'p.name, p.code',
  'name-desc': 'p.name DESC, p.code',
};

/** $1 site, $2 category ids, $3 page size, $4 page index, $5 moment. */
const listingSql = (orderBy: string): string => `
  WITH asked AS (
    SELECT $5::timestamptz AS moment
  ), listed AS (
    SELECT product_id, min(rank) AS rank FROM product_category WHERE category_id = ANY ($2::uuid[]) GROUP BY product_id
  ), placed AS (
    SELECT p.id, count(*) OVER ()::int AS total, row_number() OVER (ORDER BY ${orderBy}) AS place
    FROM listed l JOIN product p ON p.id = l.product_id JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
    WHERE ${IS_SHOWN}
  ), wanted AS (
    SELECT id, total, place, least($4::int, (total - 1) / $3::int) * $3::int AS before FROM placed
  )
  SELECT w.total, ${PRODUCT_COLUMNS}
  FROM wanted w JOIN product p ON p.id = w.id JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE w.place > w.before AND w.place <= w.before + $3::int
  ORDER BY w.place`;

/** A statement for each order, so that each is prepared once. */
export const LISTINGS = {
  relevance: sql('listing-by-relevance', listingSql(ORDER_BY.relevance), SHOWN).refine<ProductJson>(),
  'price-asc': sql('listing-by-price', listingSql(ORDER_BY['price-asc']), SHOWN).refine<ProductJson>(),
  'price-desc': sql(
    'listing-by-price-descending',
    listingSql(ORDER_BY['price-desc']),
    SHOWN,
  ).refine<ProductJson>(),
  newest: sql('listing-by-newest', listingSql(ORDER_BY.newest), SHOWN).refine<ProductJson>(),
  'name-asc': sql('listing-by-name', listingSql(ORDER_BY['name-asc']), SHOWN).refine<ProductJson>(),
  'name-desc': sql(
    'listing-by-name-descending',
    listingSql(ORDER_BY['name-desc']),
    SHOWN,
  ).refine<ProductJson>(),
} as const satisfies Record<SortKey, object>;
