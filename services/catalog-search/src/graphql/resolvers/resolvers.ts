import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Category } from './Category.ts';
import { CategoryType } from './CategoryType.ts';
import { DynamicProductData, Product } from './Product.ts';
import { ProductType } from './ProductType.ts';
import { categories } from './Query/categories.ts';
import { category } from './Query/category.ts';
import { collectionList } from './Query/collectionList.ts';
import { dynamicProductData } from './Query/dynamicProductData.ts';
import { product } from './Query/product.ts';
import { productBySlug } from './Query/productBySlug.ts';
import { productQuickview } from './Query/productQuickview.ts';
import { products } from './Query/products.ts';
import { variantsData } from './Query/variantsData.ts';
import { Variant } from './Variant.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: {
    product,
    productBySlug,
    dynamicProductData,
    variantsData,
    productQuickview,
    products,
    category,
    categories,
    collectionList,
  },
  Product,
  DynamicProductData,
  Variant,
  Category,
  ProductType,
  CategoryType,
};
