import { Category } from './Category.ts';
import { DynamicProductData, Product } from './Product.ts';
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

export const resolvers = {
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
