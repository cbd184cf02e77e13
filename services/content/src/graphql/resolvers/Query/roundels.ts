import type { QueryResolvers } from '../../gen/schema-types.ts';

export const roundels: QueryResolvers['roundels'] = (_query, _none, { site, useCases }) =>
  useCases.items.roundels(site);
