import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateGiftWrap: MutationResolvers['updateGiftWrap'] = (_root, change, { useCases, shopper }) =>
  answer(() => useCases.updateGiftWrap(shopper(), change));
