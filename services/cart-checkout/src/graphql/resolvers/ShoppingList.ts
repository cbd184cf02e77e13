import { FIRST_PAGE } from '../../domain/list/page.ts';
import type { Context } from '../context.ts';

/** EN-10. Another's list is answered as none. */
export const ShoppingList = {
  __resolveReference: async ({ id }: { id: string }, { useCases, shopper }: Context) => {
    const list = await useCases.viewShoppingList(shopper(), FIRST_PAGE);
    return list.id === id ? list : null;
  },
};
