import { findStores } from '../../../use-cases/find-stores.ts';
import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const stores: QueryResolvers['stores'] = (_root, { input }, context) =>
  answer(() => findStores(context, context.site, input));
