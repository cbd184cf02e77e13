import type { QueryResolvers } from '../../gen/schema-types.ts';

export const pages: QueryResolvers['pages'] = (_query, _none, { site, useCases }) =>
  useCases.items.pages(site);
