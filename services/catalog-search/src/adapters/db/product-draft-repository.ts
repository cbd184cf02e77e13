import type { RowOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type {
  CategoryPlace,
  PriceDraft,
  ProductDraft,
  VariantDraft,
} from '../../domain/product/product-draft.ts';
import type { ProductToSave } from '../../use-cases/save-products.ts';
import { sql } from './gen/statements.ts';

type PriceJson = Omit<PriceDraft, 'validFrom' | 'validUntil'> & {
  validFrom: string | null;
  validUntil: string | null;
};

/** Locks the product: what is changed in it is changed in its newest state. */
const DRAFT = sql(
  'product-draft',
  `
  SELECT p.id, p.code, p.name, p.brand, p.description, p.product_type, p.gender, p.internal_sku, p.ean, p.dial_colour,
    p.case_size::float8 AS case_size, p.gtm_category, p.gtm_b_category, p.price_upon_enquiry, p.purchaseable,
    p.available_for_reserve_and_collect, p.is_new, p.approval, p.launched_on::text AS launched_on, p.master_sku,
    p.making_days, p.tax_category, p.hide_on_site, p.copy_status, p.buying_status, p.supplier_code,
    p.content_hash, p.gift_card_min_value, p.gift_card_max_value, p.gift_card_preset_values,
    (SELECT coalesce(json_agg(json_build_object('site', site, 'slug', slug) ORDER BY site), '[]')
      FROM product_site WHERE product_id = p.id) AS sites,
    (SELECT coalesce(json_agg(json_build_object(
        'id', v.id, 'sku', v.sku, 'ringSizeHalfMm', v.ring_size_half_mm, 'webProductStatus', v.web_product_status,
        'approval', v.approval,
        'prices', (SELECT coalesce(json_agg(json_build_object(
            'site', site, 'minorUnits', minor_units, 'wasMinorUnits', was_minor_units,
            'wasWasMinorUnits', was_was_minor_units, 'validFrom', valid_from, 'validUntil', valid_until) ORDER BY id), '[]')
          FROM price WHERE variant_id = v.id)) ORDER BY v.position), '[]')
      FROM variant v WHERE v.product_id = p.id) AS variants,
    (SELECT coalesce(json_agg(json_build_object('name', name, 'alt', alt, 'site', site, 'frames', frames) ORDER BY position), '[]')
      FROM media WHERE product_id = p.id) AS media,
    (SELECT coalesce(json_agg(json_build_object('groupName', group_name, 'name', name, 'value', value) ORDER BY position), '[]')
      FROM specification WHERE product_id = p.id) AS specifications,
    (SELECT coalesce(json_agg(json_build_object(
        'site', c.site, 'key', c.key, 'position', pc.position, 'rank', pc.rank) ORDER BY c.site, pc.position), '[]')
      FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS categories,
    (SELECT coalesce(json_agg(related_code ORDER BY position), '[]')
      FROM product_relation WHERE product_id = p.id) AS related_codes,
    (SELECT coalesce(json_agg(related_code ORDER BY position), '[]')
      FROM product_relation WHERE product_id = p.id AND is_of_set) AS set_codes,
    (SELECT coalesce(json_agg(json_build_object('type', type, 'name', name, 'code', version_code, 'label', label)
        ORDER BY position), '[]')
      FROM product_version WHERE product_id = p.id) AS versions
  FROM product p WHERE p.code = $1 FOR UPDATE`,
).refine<{
  sites: ProductDraft['sites'][number][];
  variants: (Omit<VariantDraft, 'prices'> & { prices: PriceJson[] })[];
  media: ProductDraft['media'][number][];
  specifications: ProductDraft['specifications'][number][];
  categories: CategoryPlace[];
  related_codes: string[];
  set_codes: string[];
  versions: ProductDraft['versions'][number][];
  product_type: ProductDraft['productType'];
  gender: ProductDraft['gender'];
  approval: ProductDraft['approval'];
  copy_status: ProductDraft['copyStatus'];
  buying_status: ProductDraft['buyingStatus'];
}>();

/** Products as they were written, to write them again with a change. */
export const productDraftRepository = (tx: Tx) => ({
  async byCode(code: string): Promise<ProductToSave | null> {
    const [row] = await tx.query(DRAFT, [code]);
    return row === undefined ? null : { product: draftOf(row), contentHash: row.content_hash };
  },
});

function draftOf(row: RowOf<typeof DRAFT>): ProductDraft {
  const { gift_card_min_value: minValue, gift_card_max_value: maxValue } = row;
  return {
    id: row.id,
    code: row.code,
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
    approval: row.approval,
    copyStatus: row.copy_status,
    buyingStatus: row.buying_status,
    supplierCode: row.supplier_code,
    launchedOn: row.launched_on,
    makingDays: row.making_days,
    taxCategory: row.tax_category,
    hideOnSite: row.hide_on_site,
    masterSku: row.master_sku,
    giftCard:
      minValue === null || maxValue === null
        ? null
        : { minValue, maxValue, presetValues: row.gift_card_preset_values },
    sites: row.sites,
    variants: row.variants.map(({ prices, ...variant }) => ({
      ...variant,
      prices: prices.map(({ validFrom, validUntil, ...price }) => ({
        ...price,
        validFrom: validFrom === null ? null : new Date(validFrom),
        validUntil: validUntil === null ? null : new Date(validUntil),
      })),
    })),
    media: row.media,
    specifications: row.specifications,
    categories: row.categories,
    relatedCodes: row.related_codes,
    setCodes: row.set_codes,
    versions: row.versions,
  };
}
