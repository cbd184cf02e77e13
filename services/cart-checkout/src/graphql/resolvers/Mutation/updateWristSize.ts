import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateWristSize: MutationResolvers['updateWristSize'] = (_root, change, { useCases, shopper }) =>
  answer(() => useCases.updateWristSize(shopper(), change));
