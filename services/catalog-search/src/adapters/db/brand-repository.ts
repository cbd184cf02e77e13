import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { BRANDS_CATEGORY, brandKey, categoryKeyOfBrand } from '../../domain/brand/brand.ts';
import { deterministicId } from '../../seed/deterministic-id.ts';
import { sql } from './gen/statements.ts';

/** A number that a brand has stays its own, whatever is written later. */
const PUT = sql(
  'put-brand',
  `
  INSERT INTO brand (site, key, name, watch_id, jewellery_id, introduction)
  VALUES ($1, $2, $3,
    CASE WHEN $4::boolean THEN coalesce($6::int, (SELECT coalesce(max(watch_id), 100) + 1 FROM brand WHERE site = $1)) END,
    CASE WHEN $5::boolean THEN coalesce($7::int, (SELECT coalesce(max(jewellery_id), 200) + 1 FROM brand WHERE site = $1)) END,
    $8)
  ON CONFLICT (site, key) DO UPDATE SET
    name = excluded.name, introduction = excluded.introduction, is_listed = true,
    watch_id = coalesce(brand.watch_id, excluded.watch_id),
    jewellery_id = coalesce(brand.jewellery_id, excluded.jewellery_id)`,
);
const UNLIST = sql(
  'unlist-brand',
  'UPDATE brand SET is_listed = false WHERE site = $1 AND key = $2 AND is_listed RETURNING key',
);

/** The category of a brand, below that of all brands; no row on a site without one. */
const PUT_CATEGORY = sql(
  'put-brand-category',
  `
  INSERT INTO category (id, site, key, name, type, parent_id, position, meta_title, meta_description, description,
    listing_url, landing_url, in_menu)
  SELECT $1::uuid, up.site, $3, $4, 'brand', up.id, 1000, $4 || substring(up.meta_title FROM ' \\| .*$'), $5, $5,
    up.listing_url || '/' || $6::text, up.landing_url || '/' || $6::text, true
  FROM category up WHERE up.site = $2 AND up.key = $7
  ON CONFLICT (site, key) DO UPDATE SET
    name = excluded.name, meta_description = excluded.meta_description, description = excluded.description, in_menu = true
  RETURNING id`,
);
const HIDE_CATEGORY = sql(
  'hide-brand-category',
  'UPDATE category SET in_menu = false WHERE site = $1 AND key = $2',
);
/** The newest first, after those that are placed already. */
const PLACE = sql(
  'place-products-of-brand',
  `
  INSERT INTO product_category (product_id, category_id, position, rank)
  SELECT p.id, $1::uuid,
    (SELECT count(*) FROM product_category pc WHERE pc.product_id = p.id)::int,
    (row_number() OVER (ORDER BY p.launched_on DESC, p.code) + 1000)::int
  FROM product p JOIN product_site ps ON ps.product_id = p.id AND ps.site = $2
  WHERE p.brand = $3
  ON CONFLICT (category_id, product_id) DO NOTHING`,
);
const PRODUCTS = sql(
  'products-of-brand',
  `
  SELECT p.id FROM product p JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  JOIN brand b ON b.site = ps.site AND b.name = p.brand WHERE b.key = $2`,
);

export interface BrandToPut {
  readonly name: string;
  readonly makesWatches: boolean;
  readonly makesJewellery: boolean;
  /** Numbers to give to a brand that has none; the next free ones when null. */
  readonly watchId: number | null;
  readonly jewelleryId: number | null;
  readonly introduction: string;
}

export const brandRepository = (tx: Tx) => ({
  /** Lists a brand under its numbers. */
  async put(site: Site, brand: BrandToPut): Promise<void> {
    const { name, makesWatches, makesJewellery, watchId, jewelleryId, introduction } = brand;
    const key = brandKey(name);
    await tx.query(PUT, [site, key, name, makesWatches, makesJewellery, watchId, jewelleryId, introduction]);
  },

  /** Gives the brand a category of its own with all its products. @returns false on a site without a category of brands */
  async putCategory(
    site: Site,
    { name, introduction }: Pick<BrandToPut, 'name' | 'introduction'>,
  ): Promise<boolean> {
    const key = brandKey(name);
    const category = categoryKeyOfBrand(key);
    const id = deterministicId(`category/${site}/${category}`);
    const [row] = await tx.query(PUT_CATEGORY, [
      id,
      site,
      category,
      name,
      introduction,
      key,
      BRANDS_CATEGORY,
    ]);
    if (row === undefined) return false;
    await tx.query(PLACE, [row.id, site, name]);
    return true;
  },

  /** Takes a brand off the list and out of the menu. Its numbers and the address of its page stay its own. */
  async unlist(site: Site, name: string): Promise<boolean> {
    const key = brandKey(name);
    const [row] = await tx.query(UNLIST, [site, key]);
    if (row === undefined) return false;
    await tx.query(HIDE_CATEGORY, [site, categoryKeyOfBrand(key)]);
    return true;
  },

  async productIds(site: Site, name: string): Promise<string[]> {
    return (await tx.query(PRODUCTS, [site, brandKey(name)])).map(({ id }) => id);
  },
});
