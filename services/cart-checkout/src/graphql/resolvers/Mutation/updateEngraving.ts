import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateEngraving: MutationResolvers['updateEngraving'] = (_root, change, { useCases, shopper }) =>
  answer(() => useCases.updateEngraving(shopper(), change));
