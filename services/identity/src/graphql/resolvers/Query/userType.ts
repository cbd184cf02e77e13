import type { QueryResolvers } from '../../gen/schema-types.ts';

/** EU-01. */
export const userType: QueryResolvers['userType'] = (_query, _none, { actor }) =>
  actor.customerId === null ? 'Guest' : 'Registered';
