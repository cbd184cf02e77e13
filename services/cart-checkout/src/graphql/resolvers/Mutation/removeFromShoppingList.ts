import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const removeFromShoppingList: MutationResolvers['removeFromShoppingList'] = (_root, input, context) =>
  answer(context, ({ useCases, shopper }) => useCases.removeFromShoppingList(shopper(), input));
