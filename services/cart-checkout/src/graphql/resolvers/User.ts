import type { PageOf } from '../../domain/order/order-summary.ts';
import type { Context } from '../context.ts';
import { orFault } from '../or-fault.ts';

/** Nobody is another customer: whoever asks for one but themselves is answered none. */
export const User = {
  __resolveReference: ({ id }: { id: string }, { customerId }: Context) =>
    id === customerId ? { id } : null,
  orders: (_user: unknown, { getOrders }: { getOrders: PageOf }, context: Context) =>
    orFault(context, () => context.useCases.listOrders(context.shopper(), getOrders)),
};
