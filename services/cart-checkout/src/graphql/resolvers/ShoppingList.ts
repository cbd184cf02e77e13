import { FIRST_PAGE } from '../../domain/list/page.ts';
import type { ShoppingListResolvers } from '../gen/schema-types.ts';

/** EN-10. Another's list is answered as none. */
export const ShoppingList = {
  __resolveReference: async ({ id }, { useCases, shopper }) => {
    const list = await useCases.viewShoppingList(shopper(), FIRST_PAGE);
    return list.id === id ? list : null;
  },
} satisfies ShoppingListResolvers;
