import { fromBinary } from '@bufbuild/protobuf';
import { ProductSchema } from '@loupe/contracts/catalog/product';
import type { Product } from '@loupe/contracts/catalog/product';
import { taxCategoryOf } from '@loupe/money/tax-category';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { ProductState, VariantState } from '../../domain/catalogue/product-state.ts';

/** The shop's only currency; prices in others are ignored. */
const CURRENCY = 'GBP';

/** Projects catalog.product.v1. */
export function onProductState(projectProduct: (product: ProductState) => Promise<boolean>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'product-state') await projectProduct(productState(envelope));
  };
}

function productState({ aggregateVersion, payload }: Envelope): ProductState {
  const { variants, ...product } = decode(payload);
  return {
    id: product.id,
    version: aggregateVersion,
    key: product.key,
    sites: product.sites,
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    image: product.image,
    urls: product.urls,
    categoryKeys: product.categoryKeys,
    priceUponEnquiry: product.priceUponEnquiry,
    purchaseable: product.purchaseable,
    approved: product.approved,
    gtmCategory: product.gtmCategory,
    gtmBCategory: product.gtmBCategory,
    internalSku: product.internalSku,
    masterSku: product.masterSku,
    isNew: product.isNew,
    giftCard: product.giftCard === undefined ? null : giftCardValues(product.giftCard),
    makingDays: product.makingDays,
    taxCategory: taxCategoryOf(product.taxCategory),
    hideOnSite: product.hideOnSite,
    variants: variants.map(variantState),
  };
}

function giftCardValues({ minValue, maxValue, presetValues }: NonNullable<Product['giftCard']>) {
  return { minValue, maxValue, presetValues };
}

function variantState({ prices, ...variant }: Product['variants'][number]): VariantState {
  return {
    id: variant.id,
    sku: variant.sku,
    ringSizeHalfMm: variant.ringSizeHalfMm,
    webProductStatus: variant.webProductStatus,
    approved: variant.approved,
    prices: prices
      .filter(({ currency }) => currency === CURRENCY)
      .map((price) => ({
        site: price.site,
        minorUnits: Number(price.minorUnits),
        wasMinorUnits: Number(price.wasMinorUnits),
        wasWasMinorUnits: Number(price.wasWasMinorUnits),
        validFromMs: Number(price.validFromMs),
        validUntilMs: Number(price.validUntilMs),
      })),
  };
}

function decode(payload: Uint8Array): Product {
  try {
    return fromBinary(ProductSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no product.', { cause: error });
  }
}
