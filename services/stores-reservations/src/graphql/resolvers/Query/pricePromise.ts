import type { QueryResolvers } from '../../gen/schema-types.ts';

export const pricePromise: QueryResolvers['pricePromise'] = (_root, { input }, { site, owner, useCases }) =>
  useCases.findPricePromise({ site, owner }, input);
