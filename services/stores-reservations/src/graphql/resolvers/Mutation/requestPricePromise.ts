import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const requestPricePromise: MutationResolvers['requestPricePromise'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.requestPricePromise(context.caller(), input));
