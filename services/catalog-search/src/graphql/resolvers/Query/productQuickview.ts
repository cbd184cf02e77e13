import { product } from './product.ts';

/** The same product, for a dialog. */
export const productQuickview = product;
