import { FIRST_PAGE } from '../../../domain/list/page.ts';
import type { PageRequest } from '../../../domain/list/page.ts';
import type { Context } from '../../context.ts';
import { orFault } from '../../or-fault.ts';

interface Arguments {
  input: { isMutualCart: boolean; isCart: boolean };
  shoppingInput?: PageRequest | null;
}

/** QY-05: the header's bag and list in one answer. Who has no bag is told so by null. */
export function mutualData(_root: unknown, { input, shoppingInput }: Arguments, context: Context) {
  const { useCases, shopper, ownCart } = context;
  return orFault(context, async () => {
    const owner = shopper();
    const [list, cart] = await Promise.all([
      useCases.viewShoppingList(owner, shoppingInput ?? FIRST_PAGE),
      input.isMutualCart || input.isCart ? ownCart() : null,
    ]);
    return { cart, shoppingList: list };
  });
}
