import { sql } from './gen/statements.ts';

const OWN = [
  'code',
  'name',
  'brand',
  'description',
  'product_type',
  'gender',
  'internal_sku',
  'ean',
  'dial_colour',
  'case_size',
  'gtm_category',
  'gtm_b_category',
  'price_upon_enquiry',
  'purchaseable',
  'available_for_reserve_and_collect',
  'is_new',
  'approval',
  'copy_status',
  'buying_status',
  'supplier_code',
  'launched_on',
  'master_sku',
  'content_hash',
  'gift_card_min_value',
  'gift_card_max_value',
  'gift_card_preset_values',
  'making_days',
  'tax_category',
  'hide_on_site',
];

/**
 * Locks the rows by id: a concurrent save of the same products waits, and gets the next versions. Pages show a saved product differently,
 * so the version of that event rises too.
 */
export const WRITE_PRODUCTS = sql(
  'write-products',
  `
  INSERT INTO product (id, ${OWN.join(', ')}, display_version, updated_at)
  SELECT id, ${OWN.join(', ')}, 1, now() FROM json_populate_recordset(NULL::product, $1::json) ORDER BY id
  ON CONFLICT (id) DO UPDATE SET
    version = product.version + 1, display_version = product.display_version + 1, updated_at = now(),
    ${OWN.map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING id, version, display_version AS "displayVersion"`,
);

/** Rows that are written again. Prices go with their variants. */
export const REMOVE_PARTS = [
  sql('remove-variants', 'DELETE FROM variant WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-product-sites', 'DELETE FROM product_site WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-media', 'DELETE FROM media WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-specifications', 'DELETE FROM specification WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-relations', 'DELETE FROM product_relation WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-versions', 'DELETE FROM product_version WHERE product_id = ANY ($1::uuid[])'),
  sql('remove-places', 'DELETE FROM product_category WHERE product_id = ANY ($1::uuid[])'),
] as const;

const insertInto = (table: string, columns: string): string =>
  `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;

export const ADD_PARTS = {
  variant: sql(
    'add-variants',
    insertInto('variant', 'id, product_id, sku, position, ring_size_half_mm, web_product_status, approval'),
  ),
  price: sql(
    'add-prices',
    insertInto(
      'price',
      'variant_id, site, minor_units, was_minor_units, was_was_minor_units, valid_from, valid_until',
    ),
  ),
  productSite: sql('add-product-sites', insertInto('product_site', 'product_id, site, slug')),
  media: sql('add-media', insertInto('media', 'product_id, position, name, alt, site, frames')),
  specification: sql(
    'add-specifications',
    insertInto('specification', 'product_id, position, group_name, name, value'),
  ),
  relation: sql(
    'add-relations',
    insertInto('product_relation', 'product_id, position, related_code, is_of_set'),
  ),
  version: sql(
    'add-versions',
    insertInto('product_version', 'product_id, position, type, name, version_code, label'),
  ),
  place: sql('add-places', insertInto('product_category', 'product_id, category_id, position, rank')),
} as const;

export const CATEGORY_IDS = sql('category-ids', 'SELECT id, site, key FROM category');

export const CONTENT_HASHES = sql(
  'content-hashes',
  'SELECT code, content_hash AS "contentHash" FROM product WHERE code = ANY ($1::text[])',
);

/** What belongs to another product: $1 ids, $2 codes, $3 skus, $4 sites and $5 slugs, all of one batch. */
export const TAKEN = sql(
  'taken-by-other-products',
  `
  SELECT 'code' AS what, p.code AS value, p.code AS owner FROM product p
    WHERE p.code = ANY ($2::text[]) AND p.id <> ALL ($1::uuid[])
  UNION ALL
  SELECT 'sku', v.sku, p.code FROM variant v JOIN product p ON p.id = v.product_id
    WHERE v.sku = ANY ($3::text[]) AND p.id <> ALL ($1::uuid[])
  UNION ALL
  SELECT 'slug', ps.site || '/' || ps.slug, p.code
    FROM unnest($4::text[], $5::text[]) AS wanted(site, slug)
    JOIN product_site ps ON ps.site = wanted.site AND ps.slug = wanted.slug
    JOIN product p ON p.id = ps.product_id WHERE p.id <> ALL ($1::uuid[])`,
);
