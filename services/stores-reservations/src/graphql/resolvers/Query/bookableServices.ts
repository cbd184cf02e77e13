import type { QueryResolvers } from '../../gen/schema-types.ts';

export const bookableServices: QueryResolvers['bookableServices'] = (_root, { kind }, { site, useCases }) =>
  useCases.bookableServices(site, kind);
