import { orFault } from '@loupe/subgraph-server/answers';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const shoppingList: QueryResolvers['shoppingList'] = (_root, { input }, context) => {
  const { useCases, shopper } = context;
  return orFault(() => useCases.viewShoppingList(shopper(), input));
};
