import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const answerMarketing: MutationResolvers['answerMarketing'] = (_root, { input }, context) =>
  answerOrThrow(context, () => context.useCases.answerMarketing(context.caller, input));
