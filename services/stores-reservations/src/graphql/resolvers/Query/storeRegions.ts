import type { QueryResolvers } from '../../gen/schema-types.ts';

export const storeRegions: QueryResolvers['storeRegions'] = (_root, _none, { site, useCases }) =>
  useCases.stores.regions(site);
