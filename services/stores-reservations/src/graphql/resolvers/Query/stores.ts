import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const stores: QueryResolvers['stores'] = (_root, { input }, { site, useCases }) =>
  answer(() => useCases.findStores(site, input));
