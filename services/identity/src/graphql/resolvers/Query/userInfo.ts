import type { QueryResolvers } from '../../gen/schema-types.ts';

/** EN-20, of the caller only; null for a guest. */
export const userInfo: QueryResolvers['userInfo'] = async (_query, _none, { actor, customers }) => {
  if (actor.customerId === null) return null;
  return (await customers.load(actor.customerId)) ?? null;
};
