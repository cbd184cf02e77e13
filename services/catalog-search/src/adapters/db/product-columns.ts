import type { BuyingStatus, CopyStatus } from '../../domain/product/buying-status.ts';
import type { Gender, ProductType } from '../../domain/product/product-type.ts';
import type { ProductTurn } from '../../domain/product/pictures.ts';
import type { Product, Variant } from '../../domain/product/product.ts';
import type { PriceWindow } from '../../domain/price/price-at.ts';

/**
 * Everything a page shows of a product, as one row: a listing or a product page is one statement. `p` is product, `ps` is
 * product_site, $1 is the site.
 */
export const PRODUCT_COLUMNS = `
  p.id, p.code, ps.slug, p.name, p.brand, p.description, p.product_type, p.gender, p.internal_sku, p.ean, p.dial_colour,
  p.case_size::float8 AS case_size, p.gtm_category, p.gtm_b_category, p.price_upon_enquiry, p.purchaseable,
  p.available_for_reserve_and_collect, p.is_new, p.master_sku, p.supplier_code, p.copy_status, p.buying_status,
  p.gift_card_min_value, p.gift_card_max_value, p.gift_card_preset_values, p.making_days,
  (SELECT json_agg(json_build_object(
      'id', v.id, 'sku', v.sku, 'ringSizeHalfMm', v.ring_size_half_mm, 'status', v.web_product_status,
      'stock', coalesce(s.level, 'out'),
      'prices', (SELECT coalesce(json_agg(json_build_object(
          'minorUnits', minor_units, 'wasMinorUnits', was_minor_units, 'wasWasMinorUnits', was_was_minor_units,
          'validFrom', valid_from, 'validUntil', valid_until)), '[]')
        FROM price WHERE variant_id = v.id AND site = $1)) ORDER BY v.position)
    FROM variant v LEFT JOIN stock_level s ON s.sku = v.sku
    WHERE v.product_id = p.id AND v.approval = 'approved') AS variants,
  (SELECT coalesce(json_agg(json_build_object('name', name, 'alt', alt, 'frames', frames) ORDER BY position), '[]')
    FROM media WHERE product_id = p.id AND (site IS NULL OR site = $1)) AS media,
  (SELECT coalesce(json_agg(json_build_object('group', group_name, 'name', name, 'value', value) ORDER BY position), '[]')
    FROM specification WHERE product_id = p.id) AS specifications,
  (SELECT coalesce(json_agg(c.id ORDER BY pc.position), '[]')
    FROM product_category pc JOIN category c ON c.id = pc.category_id
    WHERE pc.product_id = p.id AND c.site = $1) AS category_ids,
  (SELECT coalesce(json_agg(related_code ORDER BY position), '[]')
    FROM product_relation WHERE product_id = p.id) AS related_codes,
  (SELECT coalesce(json_agg(related_code ORDER BY position), '[]')
    FROM product_relation WHERE product_id = p.id AND is_of_set) AS set_codes,
  (SELECT coalesce(json_agg(json_build_object('type', type, 'name', name, 'code', version_code, 'label', label)
      ORDER BY position), '[]')
    FROM product_version WHERE product_id = p.id) AS versions`;

/** The products that a shop shows: approved, not hidden, with an approved variant that is not archived. */
export const IS_SHOWN = `
  p.approval = 'approved' AND NOT p.hide_on_site AND EXISTS (
    SELECT FROM variant WHERE product_id = p.id AND approval = 'approved' AND web_product_status <> 'archived')`;

export interface PriceJson extends Omit<PriceWindow, 'validFrom' | 'validUntil'> {
  validFrom: string | null;
  validUntil: string | null;
}

/** What the schema does not say of PRODUCT_COLUMNS: the JSON that they build, and the values of EU-11. */
export interface ProductJson {
  product_type: ProductType;
  gender: Gender | null;
  copy_status: CopyStatus;
  buying_status: BuyingStatus;
  variants: [VariantJson, ...VariantJson[]];
  media: ProductTurn[];
  specifications: Product['specifications'];
  category_ids: string[];
  related_codes: string[];
  set_codes: string[];
  versions: Product['versions'][number][];
}

export type VariantJson = Omit<Variant, 'prices'> & { prices: PriceJson[] };
