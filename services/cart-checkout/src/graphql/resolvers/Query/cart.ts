import { GraphFault } from '@loupe/subgraph-server/fault';
import { messageOf } from '../../failure-messages.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** Another shopper's cart, or one that is no longer active, counts as missing (QY-04). */
export const cart: QueryResolvers['cart'] = async (_root, { input }, { ownCart }) => {
  const found = await ownCart();
  const wanted = input?.id ?? found?.id;
  if (found !== null && found.id === wanted) return found;
  throw new GraphFault('CartNotFoundError', messageOf({ type: 'CartNotFoundError' }));
};
