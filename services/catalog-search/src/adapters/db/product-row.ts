import type { RowOf } from '@loupe/database/statement';
import type { PriceWindow } from '../../domain/price/price-at.ts';
import type { Product, Variant } from '../../domain/product/product.ts';
import type { Site } from '../../domain/site.ts';
import type { PriceJson, VariantJson } from './product-columns.ts';
import type { BY_CODES } from './product-statements.ts';

export function productOfRow(row: RowOf<typeof BY_CODES>, site: Site): Product {
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
