import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addToShoppingListFromCart: MutationResolvers['addToShoppingListFromCart'] = (
  _root,
  input,
  context,
) => answer(context, ({ useCases, shopper }) => useCases.addToShoppingListFromCart(shopper(), input));
