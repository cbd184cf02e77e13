import type { QueryResolvers } from '../../gen/schema-types.ts';

export const isAuthorized: QueryResolvers['isAuthorized'] = (_query, _none, { actor }) =>
  actor.customerId !== null;
