import type { QueryResolvers } from '../../gen/schema-types.ts';

/** EN-01, of the caller only; null for a guest. */
export const user: QueryResolvers['user'] = async (_query, _none, { actor, customers }) => {
  if (actor.customerId === null) return null;
  const customer = await customers.load(actor.customerId);
  return customer === undefined ? null : { ...customer, currentSessionId: actor.sessionId };
};
