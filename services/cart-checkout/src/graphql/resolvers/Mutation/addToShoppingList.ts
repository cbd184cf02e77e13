import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addToShoppingList: MutationResolvers['addToShoppingList'] = (_root, input, context) =>
  answer(context, ({ useCases, shopper }) => useCases.addToShoppingList(shopper(), input));
