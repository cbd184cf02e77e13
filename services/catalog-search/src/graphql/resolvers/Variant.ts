import { letterOfHalfMm } from '@loupe/ring-size/ring-size';
import { priceOf, shownVariantStatus } from '../../domain/product/product.ts';
import type { Product } from '../../domain/product/product.ts';
import type { VariantResolvers } from '../gen/schema-types.ts';
import type { VariantOfProduct } from '../loaders.ts';
import { promisesOf } from './promises-of.ts';
import { standalonePrice } from './standalone-price.ts';

export function variantsOf(product: Product): VariantOfProduct[] {
  return product.variants.map((variant) => ({ product, variant }));
}

export const Variant = {
  __resolveReference: ({ id }, { loaders }) => loaders.variantById.load(id),
  id: ({ variant }) => variant.id,
  sku: ({ variant }) => variant.sku,
  ringSize: ({ variant: { ringSizeHalfMm } }) => (ringSizeHalfMm === null ? null : ringSizeHalfMm / 2),
  ringSizeLetter: ({ variant: { ringSizeHalfMm } }) =>
    ringSizeHalfMm === null ? null : letterOfHalfMm(ringSizeHalfMm),
  price: ({ product, variant }, _none, { now }) => standalonePrice(priceOf(product, variant, now)),
  webProductStatus: ({ variant }) => ({ key: shownVariantStatus(variant) }),
  stockLevel: ({ variant }) => variant.stock,
  shippingMethods: ({ product, variant }, how, { now }) => promisesOf(product, variant, now, how),
} satisfies VariantResolvers;
