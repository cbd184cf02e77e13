import { sql } from './gen/statements.ts';
import { IS_SHOWN, PRODUCT_COLUMNS } from './product-columns.ts';
import type { ProductJson } from './product-columns.ts';

const selectWhere = (condition: string): string => `
  SELECT ${PRODUCT_COLUMNS}
  FROM product p JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE ${IS_SHOWN} AND ${condition}`;

/** IS_SHOWN demands an approved variant, so that there is one to aggregate. */
const SHOWN = { notNull: ['variants'] };

export const BY_CODES = sql(
  'products-by-codes',
  selectWhere('p.code = ANY ($2::text[])'),
  SHOWN,
).refine<ProductJson>();

export const BY_IDS = sql(
  'products-by-ids',
  selectWhere('p.id = ANY ($2::uuid[])'),
  SHOWN,
).refine<ProductJson>();

export const BY_VARIANT_IDS = sql(
  'products-by-variant-ids',
  selectWhere('p.id IN (SELECT product_id FROM variant WHERE id = ANY ($2::uuid[]))'),
  SHOWN,
).refine<ProductJson>();

export const BY_CATEGORY = sql(
  'products-by-category',
  `
  SELECT ${PRODUCT_COLUMNS}
  FROM product_category placed
  JOIN product p ON p.id = placed.product_id
  JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE ${IS_SHOWN} AND placed.category_id = $2::uuid
  ORDER BY placed.rank, p.code LIMIT 60`,
  SHOWN,
).refine<ProductJson>();

export const BY_SLUG = sql('product-by-slug', selectWhere('ps.slug = $2'), SHOWN).refine<ProductJson>();
