import { productsOf } from '../products-of.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const searchByProductKeys: QueryResolvers['searchByProductKeys'] = (
  _root,
  { input: { productKeys } },
  { loaders },
) => productsOf(productKeys, loaders);
