import type { RowOf } from '@loupe/database/statement';
import type { Site } from '@loupe/contracts/sites';
import type { PriceWindow } from '../../domain/price/price-at.ts';
import { statusOf } from '../../domain/product/buying-status.ts';
import type { Readiness } from '../../domain/product/buying-status.ts';
import type { GiftCardValues } from '../../domain/product/gift-card-values.ts';
import { picturesOf } from '../../domain/product/pictures.ts';
import type { Product, Variant } from '../../domain/product/product.ts';
import type { PriceJson, VariantJson } from './product-columns.ts';
import type { BY_CODES } from './product-statements.ts';

export function productOfRow(row: RowOf<typeof BY_CODES>, site: Site): Product {
  const [first, ...others] = row.variants;
  const readiness = { copyStatus: row.copy_status, buyingStatus: row.buying_status };
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
    supplierCode: row.supplier_code,
    masterSku: row.master_sku,
    giftCard: giftCardOf(row),
    makingDays: row.making_days,
    variants: [variantOf(first, readiness), ...others.map((variant) => variantOf(variant, readiness))],
    ...picturesOf(row.media),
    specifications: row.specifications,
    categoryIds: row.category_ids,
    relatedCodes: row.related_codes,
    setCodes: row.set_codes,
    versions: row.versions,
  };
}

function giftCardOf(row: RowOf<typeof BY_CODES>): GiftCardValues | null {
  const { gift_card_min_value: minValue, gift_card_max_value: maxValue } = row;
  if (minValue === null || maxValue === null) return null;
  return { minValue, maxValue, presetValues: row.gift_card_preset_values };
}

function variantOf({ prices, status, ...variant }: VariantJson, readiness: Readiness): Variant {
  return { ...variant, status: statusOf(status, readiness), prices: prices.map(priceOf) };
}

function priceOf({ validFrom, validUntil, ...price }: PriceJson): PriceWindow {
  return { ...price, validFrom: momentOf(validFrom), validUntil: momentOf(validUntil) };
}

function momentOf(json: string | null): Date | null {
  return json === null ? null : new Date(json);
}
