import type { QueryResolvers } from '../../gen/schema-types.ts';
import { variantsOf } from '../Variant.ts';

export const variantsData: QueryResolvers['variantsData'] = async (_root, { productKey }, { loaders }) => {
  const product = await loaders.productByCode.load(productKey);
  return product === null ? [] : variantsOf(product);
};
