import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateQuantity: MutationResolvers['updateQuantity'] = (_root, change, context) =>
  answer(context, ({ useCases, shopper }) => useCases.updateQuantity(shopper(), change));
