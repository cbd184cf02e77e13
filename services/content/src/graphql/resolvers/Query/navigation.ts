import type { QueryResolvers } from '../../gen/schema-types.ts';

export const navigation: QueryResolvers['navigation'] = (_query, _none, { site, useCases }) =>
  useCases.shops.navigation(site);
