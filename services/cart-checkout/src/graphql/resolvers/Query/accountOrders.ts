import { orFault } from '@loupe/subgraph-server/answers';
import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const accountOrders: QueryResolvers['accountOrders'] = async (_root, { getOrders }, context) => {
  if (context.customerId === null) {
    throw new GraphFault('SessionExpiredError', 'Please sign in to see your orders.');
  }
  return orFault(() => context.useCases.listOrders(context.shopper(), getOrders));
};
