import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const passwordStrength: MutationResolvers['passwordStrength'] = (_root, about, context) =>
  answerOrThrow(context, () => context.useCases.judgePassword(context.caller, about));
