import type { Product, Variant } from '../../domain/product/product.ts';
import type { PriceWindow } from '../../domain/price/price-at.ts';
import type { Site } from '../../domain/site.ts';

/**
 * Everything a page shows of a product, as one row: a listing or a product page is one statement. `p` is product, `ps` its
 * site; $1 is the site.
 */
export const PRODUCT_COLUMNS = `
  p.id, p.code, ps.slug, p.name, p.brand, p.description, p.product_type, p.gender, p.internal_sku, p.ean, p.dial_colour,
  p.case_size::float8 AS case_size, p.gtm_category, p.gtm_b_category, p.price_upon_enquiry, p.purchaseable,
  p.available_for_reserve_and_collect, p.is_new, p.master_sku,
  (SELECT json_agg(json_build_object(
      'id', v.id, 'sku', v.sku, 'ringSizeHalfMm', v.ring_size_half_mm, 'status', v.web_product_status,
      'stock', coalesce(s.level, 'out'),
      'prices', (SELECT coalesce(json_agg(json_build_object(
          'minorUnits', minor_units, 'wasMinorUnits', was_minor_units, 'wasWasMinorUnits', was_was_minor_units,
          'validFrom', valid_from, 'validUntil', valid_until)), '[]')
        FROM price WHERE variant_id = v.id AND site = $1)) ORDER BY v.position)
    FROM variant v LEFT JOIN stock_level s ON s.sku = v.sku
    WHERE v.product_id = p.id AND v.approval = 'approved') AS variants,
  (SELECT coalesce(json_agg(json_build_object('name', name, 'alt', alt) ORDER BY position), '[]')
    FROM media WHERE product_id = p.id AND (site IS NULL OR site = $1)) AS media,
  (SELECT coalesce(json_agg(json_build_object('group', group_name, 'name', name, 'value', value) ORDER BY position), '[]')
    FROM specification WHERE product_id = p.id) AS specifications,
  (SELECT coalesce(json_agg(c.id ORDER BY pc.position), '[]')
    FROM product_category pc JOIN category c ON c.id = pc.category_id
    WHERE pc.product_id = p.id AND c.site = $1) AS category_ids,
  (SELECT coalesce(json_agg(related_code ORDER BY position), '[]')
    FROM product_relation WHERE product_id = p.id) AS related_codes`;

/** What the shop lets anybody see: approved, with something that is not archived. */
export const IS_SHOWN = `
  p.approval = 'approved' AND EXISTS (
    SELECT FROM variant WHERE product_id = p.id AND approval = 'approved' AND web_product_status <> 'archived')`;

interface PriceJson extends Omit<PriceWindow, 'validFrom' | 'validUntil'> {
  validFrom: string | null;
  validUntil: string | null;
}

export interface ProductRow {
  id: string;
  code: string;
  slug: string;
  name: string;
  brand: string;
  description: string;
  product_type: Product['productType'];
  gender: string | null;
  internal_sku: string;
  ean: string | null;
  dial_colour: string | null;
  case_size: number | null;
  gtm_category: string;
  gtm_b_category: string;
  price_upon_enquiry: boolean;
  purchaseable: boolean;
  available_for_reserve_and_collect: boolean;
  is_new: boolean;
  master_sku: string;
  variants: [VariantJson, ...VariantJson[]];
  media: Product['media'];
  specifications: Product['specifications'];
  category_ids: string[];
  related_codes: string[];
}

type VariantJson = Omit<Variant, 'prices'> & { prices: PriceJson[] };

export function productOfRow(row: ProductRow, site: Site): Product {
  const [first, ...others] = row.variants;
  return {
    id: row.id,
    site,
    code: row.code,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    description: row.description,
    productType: row.product_type,
    gender: row.gender,
    internalSku: row.internal_sku,
    ean: row.ean,
    dialColour: row.dial_colour,
    caseSize: row.case_size,
    gtmCategory: row.gtm_category,
    gtmBCategory: row.gtm_b_category,
    priceUponEnquiry: row.price_upon_enquiry,
    mayBeSold: row.purchaseable,
    availableForReserveAndCollect: row.available_for_reserve_and_collect,
    isNew: row.is_new,
    masterSku: row.master_sku,
    variants: [variantOf(first), ...others.map(variantOf)],
    media: row.media,
    specifications: row.specifications,
    categoryIds: row.category_ids,
    relatedCodes: row.related_codes,
  };
}

function variantOf({ prices, ...variant }: VariantJson): Variant {
  return { ...variant, prices: prices.map(priceOf) };
}

function priceOf({ validFrom, validUntil, ...price }: PriceJson): PriceWindow {
  return { ...price, validFrom: momentOf(validFrom), validUntil: momentOf(validUntil) };
}

function momentOf(json: string | null): Date | null {
  return json === null ? null : new Date(json);
}
