import type { CategoryTypeResolvers } from '../gen/schema-types.ts';

/** EU-15: the shop's word for each value. */
export const CategoryType = {
  default: 'default',
  brand: 'brand',
  range: 'range',
  product_type: 'product-type',
  rolex_collection: 'rolex-collection',
  gift_card: 'gift-card',
} as const satisfies Required<CategoryTypeResolvers>;
