import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const forgotPassword: MutationResolvers['forgotPassword'] = (_root, { input }, context) =>
  answerOrThrow(context, () => context.useCases.forgotPassword(context.caller, input));
