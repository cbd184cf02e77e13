import type { QueryResolvers } from '../../gen/schema-types.ts';
import { product } from './product.ts';

/** The same product; DynamicProductData shows of it what stock and the clock change. */
export const dynamicProductData: QueryResolvers['dynamicProductData'] = product;
