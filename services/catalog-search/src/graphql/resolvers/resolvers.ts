import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Category } from './Category.ts';
import { CategoryType } from './CategoryType.ts';
import { DynamicProductData, Product, Review } from './Product.ts';
import { ProductType } from './ProductType.ts';
import { countViewedTogether } from './Mutation/countViewedTogether.ts';
import { writeReview } from './Mutation/writeReview.ts';
import { allCategories } from './Query/allCategories.ts';
import { brandById } from './Query/brandById.ts';
import { brands } from './Query/brands.ts';
import { categories } from './Query/categories.ts';
import { category } from './Query/category.ts';
import { collectionList } from './Query/collectionList.ts';
import { dealerCollection } from './Query/dealerCollection.ts';
import { dealerCollections } from './Query/dealerCollections.ts';
import { dynamicProductData } from './Query/dynamicProductData.ts';
import { facetedProductList } from './Query/facetedProductList.ts';
import { product } from './Query/product.ts';
import { productBySlug } from './Query/productBySlug.ts';
import { productQuickview } from './Query/productQuickview.ts';
import { products } from './Query/products.ts';
import { recommendation } from './Query/recommendation.ts';
import { search } from './Query/search.ts';
import { searchByProductKeys } from './Query/searchByProductKeys.ts';
import { subCategories } from './Query/subCategories.ts';
import { suggest } from './Query/suggest.ts';
import { variantsData } from './Query/variantsData.ts';
import { SearchProduct } from './SearchProduct.ts';
import { Variant } from './Variant.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: {
    product,
    productBySlug,
    dynamicProductData,
    variantsData,
    productQuickview,
    products,
    searchByProductKeys,
    recommendation,
    category,
    subCategories,
    brands,
    brandById,
    categories,
    allCategories,
    dealerCollection,
    dealerCollections,
    collectionList,
    facetedProductList,
    search,
    suggest,
  },
  Mutation: { countViewedTogether, writeReview },
  Product,
  DynamicProductData,
  SearchProduct,
  Variant,
  Category,
  ProductType,
  CategoryType,
  Review,
};
