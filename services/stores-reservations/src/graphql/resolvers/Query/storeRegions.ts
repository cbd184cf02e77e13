import type { QueryResolvers } from '../../gen/schema-types.ts';

export const storeRegions: QueryResolvers['storeRegions'] = (_root, _none, { stores, site }) =>
  stores.regions(site);
