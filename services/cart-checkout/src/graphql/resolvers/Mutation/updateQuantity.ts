import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateQuantity: MutationResolvers['updateQuantity'] = (_root, change, { useCases, shopper }) =>
  answer(() => useCases.updateQuantity(shopper(), change));
