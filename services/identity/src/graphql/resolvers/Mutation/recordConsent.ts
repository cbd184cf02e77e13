import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const recordConsent: MutationResolvers['recordConsent'] = (_root, { input }, context) =>
  answerOrThrow(context, () => context.useCases.recordConsent(context.caller, input));
