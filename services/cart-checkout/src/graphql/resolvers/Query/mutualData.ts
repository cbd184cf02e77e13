import { orFault } from '@loupe/subgraph-server/answers';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** QY-05: the header's bag and list in one answer; the bag is null when the shopper has none. */
export const mutualData: QueryResolvers['mutualData'] = (_root, { input, shoppingInput }, context) => {
  const { useCases, shopper, ownCart } = context;
  return orFault(async () => {
    const owner = shopper();
    const [list, cart] = await Promise.all([
      useCases.viewShoppingList(owner, shoppingInput),
      input.isMutualCart || input.isCart ? ownCart() : null,
    ]);
    return { cart, shoppingList: list };
  });
};
