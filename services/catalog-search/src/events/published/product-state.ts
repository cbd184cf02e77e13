import { create } from '@bufbuild/protobuf';
import {
  GiftCardValuesSchema,
  PriceSchema,
  ProductSchema,
  VariantSchema,
} from '@loupe/contracts/catalog/product';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import { productUrl } from '../../domain/product/address.ts';
import { statusOf } from '../../domain/product/buying-status.ts';
import type { Readiness } from '../../domain/product/buying-status.ts';
import type { GiftCardValues } from '../../domain/product/gift-card-values.ts';
import type { PriceDraft, ProductDraft, VariantDraft } from '../../domain/product/product-draft.ts';

const CURRENCY = 'GBP';

/** The full state of a product, for everybody who keeps a copy. */
export const productState = publish(
  TOPICS.product,
  ProductSchema,
  'product-state',
  (product: ProductDraft, version: bigint) => ({
    aggregateId: product.id,
    aggregateVersion: version,
    site: '',
    message: message(product),
  }),
);

function message(product: ProductDraft) {
  return create(ProductSchema, {
    id: product.id,
    key: product.code,
    sites: product.sites.map(({ site }) => site),
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    image: mainPicture(product),
    urls: product.hideOnSite ? {} : urlsOf(product),
    variants: product.variants.map((variant) => variantMessage(variant, product)),
    categoryKeys: [...new Set(product.categories.map(({ key }) => key))],
    priceUponEnquiry: product.priceUponEnquiry,
    purchaseable: product.mayBeSold,
    approved: product.approval === 'approved',
    gtmCategory: product.gtmCategory,
    gtmBCategory: product.gtmBCategory,
    internalSku: product.internalSku,
    masterSku: product.masterSku,
    isNew: product.isNew,
    makingDays: product.makingDays,
    taxCategory: product.taxCategory,
    hideOnSite: product.hideOnSite,
    availableForReserveAndCollect: product.availableForReserveAndCollect,
    ...(product.giftCard === null ? {} : { giftCard: giftCardMessage(product.giftCard) }),
  });
}

const urlsOf = (product: ProductDraft) =>
  Object.fromEntries(product.sites.map(({ site, slug }) => [site, productUrl(product, slug)]));

/** One picture for all sites: a cut-out suits every ground, so the dark shop's comes first. */
function mainPicture({ media }: ProductDraft): string {
  const stills = media.filter(({ frames }) => frames === 1);
  return (stills.find(({ site }) => site === 'loupe') ?? stills[0])?.name ?? '';
}

const giftCardMessage = ({ minValue, maxValue, presetValues }: GiftCardValues) =>
  create(GiftCardValuesSchema, { minValue, maxValue, presetValues: [...presetValues] });

function variantMessage(variant: VariantDraft, readiness: Readiness) {
  return create(VariantSchema, {
    id: variant.id,
    sku: variant.sku,
    ringSizeHalfMm: variant.ringSizeHalfMm ?? 0,
    webProductStatus: statusOf(variant.webProductStatus, readiness),
    prices: variant.prices.map(priceMessage),
    approved: variant.approval === 'approved',
  });
}

function priceMessage(price: PriceDraft) {
  return create(PriceSchema, {
    site: price.site,
    currency: CURRENCY,
    minorUnits: BigInt(price.minorUnits),
    wasMinorUnits: BigInt(price.wasMinorUnits ?? 0),
    wasWasMinorUnits: BigInt(price.wasWasMinorUnits ?? 0),
    validFromMs: BigInt(price.validFrom?.getTime() ?? 0),
    validUntilMs: BigInt(price.validUntil?.getTime() ?? 0),
  });
}
