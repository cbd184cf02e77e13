import { GraphFault } from '@loupe/subgraph-server/fault';
import type { PageOf } from '../../../domain/order/order-summary.ts';
import type { Context } from '../../context.ts';
import { orFault } from '../../or-fault.ts';

export async function accountOrders(_root: unknown, { getOrders }: { getOrders: PageOf }, context: Context) {
  if (context.customerId === null) {
    throw new GraphFault('SessionExpiredError', 'Please sign in to see your orders.');
  }
  return orFault(context, () => context.useCases.listOrders(context.shopper(), getOrders));
}
