import { FIRST_PAGE } from '../../domain/list/page.ts';
import type { ShoppingListResolvers } from '../gen/schema-types.ts';

/** EN-10. Another shopper's list counts as missing. */
export const ShoppingList = {
  __resolveReference: async ({ id }, { useCases, shopper }) => {
    const list = await useCases.viewShoppingList(shopper(), FIRST_PAGE);
    return list.id === id ? list : null;
  },
  miniFavouritesDisplayLimit: (_list, _none, { limits }) => limits.wishlistMiniLimit,
} satisfies ShoppingListResolvers;
