import type { ListItem } from '../../domain/list/shopping-list.ts';
import { FREE } from './stock-sums.ts';
import { sql } from './gen/statements.ts';

/**
 * The statements of lists. `size` is a column of the list's row: under read committed, a statement that waited for the row sees
 * its current value, while a count of the items would still see the snapshot from before the wait.
 */

/** One list per owner and site. The id is derived, so that a list that does not exist yet already has its id. */
const LIST_ID = `md5($1 || '/' || $2)::uuid`;

const PRODUCT_JSON = `json_build_object(
  'productId', p.id, 'productKey', p.key, 'name', p.name, 'brand', p.brand, 'productType', p.product_type, 'image', p.image,
  'urls', p.urls, 'sites', p.sites, 'approved', p.approved AND NOT p.hide_on_site, 'purchaseable', p.purchaseable,
  'priceUponEnquiry', p.price_upon_enquiry, 'gtmCategory', p.gtm_category, 'gtmBCategory', p.gtm_b_category,
  'internalSku', p.internal_sku, 'categories', p.category_keys, 'masterSku', p.master_sku, 'isNew', p.is_new,
  'variants', coalesce((
    SELECT json_agg(json_build_object('sku', v.sku, 'variantId', v.id, 'ringSizeHalfMm', v.ring_size_half_mm,
      'webProductStatus', v.web_product_status,
      'approved', v.approved AND v.listed, 'prices', v.prices,
      'available', coalesce(${FREE}, 0)) ORDER BY v.ring_size_half_mm, v.sku)
    FROM variant_projection v LEFT JOIN stock_item s ON s.sku = v.sku WHERE v.product_id = p.id), '[]'))`;

// clock() is a function of this schema and never null.
export const FIND_PAGE = sql(
  'page-of-list',
  `
  WITH list AS (
    SELECT id, size, least($3::int, greatest((size - 1) / $4::int, 0)) AS page
    FROM shopping_list WHERE site = $1 AND owner = $2
  ), items AS (
    SELECT id, product_id, added_at, kept FROM shopping_list_item
    WHERE list_id = (SELECT id FROM list)
    ORDER BY added_at DESC, id DESC LIMIT $4::int OFFSET (SELECT page FROM list) * $4::int
  )
  SELECT ${LIST_ID} AS id, $1 AS site, coalesce((SELECT size FROM list), 0) AS total,
    coalesce((SELECT page FROM list), 0) AS page, clock() AS "readAt",
    coalesce((
      SELECT json_agg(json_build_object('id', i.id, 'kept', i.kept, 'product', ${PRODUCT_JSON}) ORDER BY i.added_at DESC, i.id DESC)
      FROM items i JOIN product_projection p ON p.id = i.product_id), '[]') AS items`,
  { notNull: ['readAt'] },
).refine<{ items: readonly ListItem[] }>();

// Concurrent first adds to a new list conflict on its id, the index that is written first: only the key named in ON CONFLICT
// waits, a conflict on the other unique key is an error.
// Of concurrent adds of one product, all but the first violate the items' unique key, which rolls back the whole statement.
export const ADD = sql(
  'add-to-list',
  `
  WITH p AS (
    SELECT id FROM product_projection WHERE key = $3 AND $1 = ANY (sites) AND approved AND NOT hide_on_site ORDER BY version DESC LIMIT 1
  ), there AS (
    SELECT i.id FROM p JOIN shopping_list_item i ON i.product_id = p.id
    WHERE i.list_id = (SELECT id FROM shopping_list WHERE site = $1 AND owner = $2)
  ), l AS (
    INSERT INTO shopping_list AS known (id, site, owner, size)
    SELECT ${LIST_ID}, $1, $2, 1 FROM p WHERE NOT EXISTS (SELECT FROM there)
    ON CONFLICT (id) DO UPDATE SET size = known.size + 1 WHERE known.size < $4
    RETURNING id
  ), added AS (
    INSERT INTO shopping_list_item (list_id, product_id) SELECT l.id, p.id FROM l, p RETURNING id
  )
  SELECT EXISTS (SELECT FROM p) AS known, EXISTS (SELECT FROM there UNION ALL SELECT FROM added) AS listed`,
);

// Locks the list's row first, as every write does.
export const REMOVE = sql(
  'remove-from-list',
  `
  WITH l AS (
    SELECT id FROM shopping_list WHERE site = $1 AND owner = $2 FOR UPDATE
  ), gone AS (
    DELETE FROM shopping_list_item i USING l
    WHERE i.list_id = l.id AND i.product_id IN (SELECT id FROM product_projection WHERE key = $3)
    RETURNING i.id
  )
  UPDATE shopping_list SET size = size - (SELECT count(*) FROM gone)
  FROM l WHERE shopping_list.id = l.id AND EXISTS (SELECT FROM gone)`,
);
