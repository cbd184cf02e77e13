import { inTransaction } from '@loupe/database/transaction';
import type pg from 'pg';
import { categoryKeyOfBrand } from '../../domain/brand/brand.ts';
import type { Category } from '../../domain/category/category-tree.ts';
import { sql } from './gen/statements.ts';

export interface PlacedCategory extends Category {
  /** Among its siblings, in menu order. */
  readonly position: number;
}

/** Those that are not among $1. The categories of brands stay, which merchandisers add. */
const GONE = `c.id <> ALL ($1::uuid[]) AND NOT EXISTS (
  SELECT FROM brand b WHERE b.site = c.site AND c.key = '${categoryKeyOfBrand('')}' || b.key)`;

const DETACH = sql(
  'detach-below-removed-categories',
  `UPDATE category SET parent_id = NULL WHERE parent_id IN (SELECT c.id FROM category c WHERE ${GONE}) RETURNING id`,
);
const REMOVE = sql('remove-categories', `DELETE FROM category c WHERE ${GONE} RETURNING c.id`);

const OWN = (
  'site key name type parent_id position meta_title meta_description description image listing_url ' +
  'landing_url in_menu sells_rings'
).split(' ');
const WRITE = sql(
  'write-categories',
  `
  INSERT INTO category (id, ${OWN.join(', ')})
  SELECT id, ${OWN.join(', ')} FROM json_populate_recordset(NULL::category, $1::json)
  ON CONFLICT (id) DO UPDATE SET ${OWN.map((column) => `${column} = excluded.${column}`).join(', ')}
  WHERE category.* IS DISTINCT FROM excluded.*
  RETURNING id`,
);

export const categoryStore = (pool: pg.Pool) => ({
  /**
   * Makes the category table equal to `categories`, in three statements however many there are. The children of a removed category are
   * detached first: deleting a row cascades to its children and their products, and products that have not changed are not
   * saved again. Removed categories are deleted before the rest is written, since another category may take over their URL.
   * @returns how many categories changed
   */
  save: (categories: readonly PlacedCategory[]): Promise<number> =>
    inTransaction(pool, async (tx) => {
      const ids = categories.map(({ id }) => id);
      await tx.query(DETACH, [ids]);
      const removed = await tx.query(REMOVE, [ids]);
      const changed = await tx.query(WRITE, [JSON.stringify(categories.map(rowOf))]);
      return changed.length + removed.length;
    }),
});

const rowOf = (category: PlacedCategory) => ({
  id: category.id,
  site: category.site,
  key: category.key,
  name: category.name,
  type: category.type,
  parent_id: category.parentId,
  position: category.position,
  image: category.image,
  meta_title: category.metaTitle,
  meta_description: category.metaDescription,
  description: category.description,
  in_menu: category.inMenu,
  sells_rings: category.sellsRings,
  listing_url: category.listingUrl,
  landing_url: category.landingUrl,
});
