import type { QueryResolvers } from '../../gen/schema-types.ts';

export const product: QueryResolvers['product'] = (_root, { productKey }, { loaders }) =>
  loaders.productByCode.load(productKey);
