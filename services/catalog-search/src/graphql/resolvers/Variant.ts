import { letterOfHalfMm } from '../../domain/product/ring-size.ts';
import { priceOf, shownVariantStatus } from '../../domain/product/product.ts';
import type { Product } from '../../domain/product/product.ts';
import type { CatalogueContext } from '../context.ts';
import type { VariantOfProduct } from '../loaders.ts';
import { standalonePrice } from './standalone-price.ts';

export function variantsOf(product: Product): VariantOfProduct[] {
  return product.variants.map((variant) => ({ product, variant }));
}

export const Variant = {
  __resolveReference: ({ id }: { id: string }, { loaders }: CatalogueContext) => loaders.variantById.load(id),
  id: ({ variant }: VariantOfProduct) => variant.id,
  sku: ({ variant }: VariantOfProduct) => variant.sku,
  ringSize: ({ variant: { ringSizeHalfMm } }: VariantOfProduct) =>
    ringSizeHalfMm === null ? null : ringSizeHalfMm / 2,
  ringSizeLetter: ({ variant: { ringSizeHalfMm } }: VariantOfProduct) =>
    ringSizeHalfMm === null ? null : letterOfHalfMm(ringSizeHalfMm),
  price: ({ product, variant }: VariantOfProduct, _none: object, { now }: CatalogueContext) =>
    standalonePrice(priceOf(product, variant, now)),
  webProductStatus: ({ variant }: VariantOfProduct) => shownVariantStatus(variant),
  stockLevel: ({ variant }: VariantOfProduct) => variant.stock,
};
