import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const userExists: MutationResolvers['userExists'] = (_root, { email }, context) =>
  answerOrThrow(context, () => context.useCases.userExists(context.caller, email));
