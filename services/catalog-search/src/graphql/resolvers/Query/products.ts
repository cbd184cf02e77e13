import { productsOf } from '../products-of.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const products: QueryResolvers['products'] = (_root, { productsKeys }, { loaders }) =>
  productsOf(productsKeys, loaders);
