import { orFault } from '@loupe/subgraph-server/answers';
import type { UserResolvers } from '../gen/schema-types.ts';

/** Customers can resolve only themselves; another customer's id resolves to null. */
export const User = {
  __resolveReference: ({ id }, { customerId }) => (id === customerId ? { id } : null),
  orders: (_user, { getOrders }, context) =>
    orFault(() => context.useCases.listOrders(context.shopper(), getOrders)),
  financeApplications: (_user, _none, { useCases, shopper }) => useCases.listApplications(shopper()),
} satisfies UserResolvers;
