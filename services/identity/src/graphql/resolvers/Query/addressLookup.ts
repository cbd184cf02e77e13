import { answerOrThrow } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const addressLookup: QueryResolvers['addressLookup'] = (_query, { input }, context) =>
  answerOrThrow(context, () => context.useCases.lookUpAddress(context.caller, input));
