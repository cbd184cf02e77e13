import type { QueryResolvers } from '../../gen/schema-types.ts';

export const abGroups: QueryResolvers['abGroups'] = (_query, _none, { site, useCases }) =>
  useCases.shops.abGroups(site);
