import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { Category } from './resolvers/category.ts';
import { DynamicProductData, Product } from './resolvers/product.ts';
import { categories } from './resolvers/Query/categories.ts';
import { category } from './resolvers/Query/category.ts';
import { collectionList } from './resolvers/Query/collection-list.ts';
import { product } from './resolvers/Query/product.ts';
import { productBySlug } from './resolvers/Query/product-by-slug.ts';
import { products } from './resolvers/Query/products.ts';
import { variantsData } from './resolvers/Query/variants-data.ts';
import { Variant } from './resolvers/variant.ts';

export const typeDefs = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

export const resolvers = {
  Query: {
    product,
    productBySlug,
    dynamicProductData: product,
    variantsData,
    productQuickview: product,
    products,
    category,
    categories,
    collectionList,
  },
  Product,
  DynamicProductData,
  Variant,
  Category,
  // The specification writes these with hyphens, which a GraphQL name cannot hold.
  ProductType: {
    preowned_watch: 'preowned-watch',
    wrist_wear: 'wrist-wear',
    rolex_preowned_watch: 'rolex-preowned-watch',
    gift_card: 'gift-card',
  },
  CategoryType: {
    product_type: 'product-type',
    rolex_collection: 'rolex-collection',
    gift_card: 'gift-card',
  },
};
