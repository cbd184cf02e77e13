import { IS_SHOWN, PRODUCT_COLUMNS } from '../../services/catalog-search/src/adapters/db/product-columns.ts';

/**
 * The listing by price as plain SQL, as it was before the index in memory: no facets, no filters.
 * $1 site, $2 category ids, $3 page size, $4 page index, $5 moment.
 */
export const PEER_LISTING = `
  WITH asked AS (
    SELECT $5::timestamptz AS moment
  ), listed AS (
    SELECT product_id, min(rank) AS rank FROM product_category WHERE category_id = ANY ($2::uuid[]) GROUP BY product_id
  ), placed AS (
    SELECT p.id, count(*) OVER ()::int AS total, row_number() OVER (ORDER BY
      CASE WHEN NOT p.price_upon_enquiry THEN
        (SELECT price_at(m.id, $1, (SELECT moment FROM asked)) FROM variant m WHERE m.sku = p.master_sku) END ASC NULLS LAST,
      p.code) AS place
    FROM listed l JOIN product p ON p.id = l.product_id JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
    WHERE ${IS_SHOWN}
  ), wanted AS (
    SELECT id, total, place, least($4::int, (total - 1) / $3::int) * $3::int AS before FROM placed
  )
  SELECT w.total, ${PRODUCT_COLUMNS}
  FROM wanted w JOIN product p ON p.id = w.id JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE w.place > w.before AND w.place <= w.before + $3::int
  ORDER BY w.place`;
