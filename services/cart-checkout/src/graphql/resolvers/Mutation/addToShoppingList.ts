import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addToShoppingList: MutationResolvers['addToShoppingList'] = (
  _root,
  input,
  { useCases, shopper },
) => answer(() => useCases.addToShoppingList(shopper(), input));
