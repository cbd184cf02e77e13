import { orFault } from '@loupe/subgraph-server/answers';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { messageOf } from '../../failure-messages.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** QY-07. */
export const shipping: QueryResolvers['shipping'] = async (_root, { input }, { useCases, shopper }) => {
  const found = await orFault(() => useCases.previewShipping(shopper(), input));
  if (found !== null) return found;
  throw new GraphFault('CartNotFoundError', messageOf({ type: 'CartNotFoundError' }));
};
