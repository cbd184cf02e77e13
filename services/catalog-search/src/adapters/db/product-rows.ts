import { brandKey, categoryKeyOfBrand } from '../../domain/brand/brand.ts';
import type { CategoryPlace, ProductDraft } from '../../domain/product/product-draft.ts';
import type { ProductToSave } from '../../use-cases/save-products.ts';

type Row = Readonly<Record<string, unknown>>;

/** A product's own columns. */
export function productRow({ product, contentHash }: ProductToSave): Row {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    brand: product.brand,
    description: product.description,
    product_type: product.productType,
    gender: product.gender,
    internal_sku: product.internalSku,
    ean: product.ean,
    dial_colour: product.dialColour,
    case_size: product.caseSize,
    gtm_category: product.gtmCategory,
    gtm_b_category: product.gtmBCategory,
    price_upon_enquiry: product.priceUponEnquiry,
    purchaseable: product.mayBeSold,
    available_for_reserve_and_collect: product.availableForReserveAndCollect,
    is_new: product.isNew,
    approval: product.approval,
    copy_status: product.copyStatus,
    buying_status: product.buyingStatus,
    supplier_code: product.supplierCode,
    launched_on: product.launchedOn,
    master_sku: product.masterSku,
    content_hash: contentHash,
    gift_card_min_value: product.giftCard?.minValue ?? null,
    gift_card_max_value: product.giftCard?.maxValue ?? null,
    gift_card_preset_values: product.giftCard?.presetValues ?? [],
    making_days: product.makingDays,
    tax_category: product.taxCategory,
    hide_on_site: product.hideOnSite,
  };
}

/** The rows of its parts, by the names of ADD_PARTS. @param categoryIds by site/key */
export function partRows({ product }: ProductToSave, categoryIds: ReadonlyMap<string, string>) {
  const of = { product_id: product.id };
  return {
    variant: product.variants.map((variant, position) => ({
      ...of,
      id: variant.id,
      sku: variant.sku,
      position,
      ring_size_half_mm: variant.ringSizeHalfMm,
      web_product_status: variant.webProductStatus,
      approval: variant.approval,
    })),
    price: product.variants.flatMap((variant) =>
      variant.prices.map((price) => ({
        variant_id: variant.id,
        site: price.site,
        minor_units: price.minorUnits,
        was_minor_units: price.wasMinorUnits,
        was_was_minor_units: price.wasWasMinorUnits,
        valid_from: price.validFrom,
        valid_until: price.validUntil,
      })),
    ),
    productSite: product.sites.map(({ site, slug }) => ({ ...of, site, slug })),
    media: product.media.map(({ name, alt, site, frames }, position) => ({
      ...of,
      position,
      name,
      alt,
      site,
      frames,
    })),
    specification: product.specifications.map(({ groupName, name, value }, position) => ({
      ...of,
      position,
      group_name: groupName,
      name,
      value,
    })),
    relation: product.relatedCodes.map((code, position) => ({
      ...of,
      position,
      related_code: code,
      is_of_set: product.setCodes.includes(code),
    })),
    version: product.versions.map(({ type, name, code, label }, position) => ({
      ...of,
      position,
      type,
      name,
      version_code: code,
      label,
    })),
    place: placesOf(product, categoryIds).map(({ site, key, position, rank }) => {
      const categoryId = categoryIds.get(`${site}/${key}`);
      if (categoryId === undefined) throw new Error(`There is no category ${key} on ${site}.`);
      return { ...of, category_id: categoryId, position, rank };
    }),
  };
}

/** After what the merchandiser chose, with the newest of a brand that was listed later. */
const RANK_IN_BRAND = 1_000;

/** The categories of a product, and on each of its sites that of its brand, where there is one. */
function placesOf(
  { categories, sites, brand }: ProductDraft,
  categoryIds: ReadonlyMap<string, string>,
): CategoryPlace[] {
  const key = categoryKeyOfBrand(brandKey(brand));
  const missing = sites.filter(
    ({ site }) =>
      categoryIds.has(`${site}/${key}`) &&
      !categories.some((place) => place.site === site && place.key === key),
  );
  return [
    ...categories,
    ...missing.map(({ site }, at) => ({
      site,
      key,
      position: categories.length + at,
      rank: RANK_IN_BRAND,
    })),
  ];
}
