import type { QueryResolvers } from '../../gen/schema-types.ts';
import { product } from './product.ts';

/** The same product, for a dialog. */
export const productQuickview: QueryResolvers['productQuickview'] = product;
