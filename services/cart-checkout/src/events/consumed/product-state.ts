import { ProductSchema } from '@loupe/contracts/catalog/product';
import type { Product } from '@loupe/contracts/catalog/product';
import { taxCategoryOf } from '@loupe/money/tax-category';
import { consume } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import type { ProductState, VariantState } from '../../domain/catalogue/product-state.ts';

/** The shop's only currency; prices in others are ignored. */
const CURRENCY = 'GBP';

/** Projects catalog.product.v1. */
export const onProductState = (projectProduct: (product: ProductState) => Promise<boolean>) =>
  consume(
    ProductSchema,
    'product-state',
    (product, envelope) => projectProduct(productState(product, envelope)),
    'product',
  );

function productState({ variants, ...product }: Product, { aggregateVersion }: Envelope): ProductState {
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
