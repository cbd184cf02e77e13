import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const cancelErasure: MutationResolvers['cancelErasure'] = (_root, { token }, context) =>
  answerOrThrow(context, () => context.useCases.cancelErasure(context.caller, token));
