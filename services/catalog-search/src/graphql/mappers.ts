import type { Category, CategoryType } from '../domain/category/category-tree.ts';
import type { Product } from '../domain/product/product.ts';
import type { Review } from '../domain/review/review.ts';
import type { ProductType } from '../domain/product/product-type.ts';
import type { VariantOfProduct } from './loaders.ts';

// What the fields of each type are resolved from; `npm run codegen` finds it by its name.
export type CategoryMapper = Category;
export type ProductMapper = Product;
export type DynamicProductDataMapper = Product;
export type SearchProductMapper = Product;
export type VariantMapper = VariantOfProduct;
export type ReviewMapper = Review;

// The specification writes some of their values with hyphens, which a GraphQL name cannot hold.
export type CategoryTypeMapper = CategoryType;
export type ProductTypeMapper = ProductType;
