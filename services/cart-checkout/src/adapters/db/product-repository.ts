import type { Tx } from '@loupe/database/tx';
import type { ProductState } from '../../domain/catalogue/product-state.ts';
import type { Variant } from '../../domain/catalogue/variant.ts';
import { sql } from './gen/statements.ts';
import { VARIANT_JSON } from './variant-json.ts';

export function productRepository(tx: Tx) {
  return {
    /** A variant of the product, the master if it has one. */
    async findByKey(key: string): Promise<{ variant: Variant; readAt: Date } | null> {
      const [found] = await tx.query(FIND_BY_KEY, [key]);
      return found ?? null;
    },

    /** Replaces the stored state by a newer one, in one statement. @returns false for one that is not newer */
    async save({ variants, urls, giftCard, ...product }: ProductState): Promise<boolean> {
      const rows = await tx.query(SAVE, {
        ...product,
        variants: JSON.stringify(variants),
        urls: JSON.stringify(urls),
        giftCard: giftCard === null ? null : JSON.stringify(giftCard),
      });
      return rows.length > 0;
    },
  };
}

const FIND_BY_KEY = sql(
  'find-product-by-key',
  `
  SELECT ${VARIANT_JSON} AS variant, clock() AS "readAt"
  FROM product_projection p JOIN variant_projection v ON v.product_id = p.id
  WHERE p.key = $1 AND v.listed ORDER BY v.sku = p.master_sku DESC, v.sku LIMIT 1`,
  { notNull: ['readAt'] },
).refine<{ variant: Variant }>();

// A sku can move from another product, so the key is the sku and not the variant's id.
const SAVE = sql(
  'save-product',
  `
  WITH p AS (
    INSERT INTO product_projection AS known (id, version, key, sites, name, brand, product_type, image, urls, category_keys,
      price_upon_enquiry, purchaseable, approved, gtm_category, gtm_b_category, internal_sku, master_sku, is_new, gift_card,
      making_days, tax_category, hide_on_site)
    VALUES (:id, :version, :key, :sites, :name, :brand, :productType, :image, :urls, :categoryKeys, :priceUponEnquiry, :purchaseable, :approved, :gtmCategory, :gtmBCategory, :internalSku, :masterSku, :isNew, :giftCard, :makingDays, :taxCategory, :hideOnSite)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key, sites = excluded.sites,
      name = excluded.name, brand = excluded.brand, product_type = excluded.product_type, image = excluded.image,
      urls = excluded.urls, category_keys = excluded.category_keys, price_upon_enquiry = excluded.price_upon_enquiry,
      purchaseable = excluded.purchaseable, approved = excluded.approved, gtm_category = excluded.gtm_category,
      gtm_b_category = excluded.gtm_b_category, internal_sku = excluded.internal_sku,
      master_sku = excluded.master_sku, is_new = excluded.is_new, gift_card = excluded.gift_card, making_days = excluded.making_days,
      tax_category = excluded.tax_category, hide_on_site = excluded.hide_on_site, projected_at = now()
    WHERE known.version < excluded.version
    RETURNING id
  ), state AS (
    SELECT * FROM jsonb_to_recordset(:variants) AS v(id uuid, sku text, "ringSizeHalfMm" int, "webProductStatus" text,
      approved boolean, prices jsonb)
  ), gone AS (
    UPDATE variant_projection v SET listed = false FROM p
    WHERE v.product_id = p.id AND v.sku NOT IN (SELECT sku FROM state)
  ), listed AS (
    INSERT INTO variant_projection (sku, id, product_id, ring_size_half_mm, web_product_status, approved, listed, prices)
    SELECT s.sku, s.id, p.id, s."ringSizeHalfMm", s."webProductStatus", s.approved, true, s.prices FROM p, state s
    ON CONFLICT (sku) DO UPDATE SET id = excluded.id, product_id = excluded.product_id,
      ring_size_half_mm = excluded.ring_size_half_mm, web_product_status = excluded.web_product_status,
      approved = excluded.approved, listed = true, prices = excluded.prices
  )
  SELECT id FROM p`,
);
