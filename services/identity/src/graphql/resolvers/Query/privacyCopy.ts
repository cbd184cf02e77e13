import { answerOrThrow } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const privacyCopy: QueryResolvers['privacyCopy'] = (_query, which, context) =>
  answerOrThrow(context, () => context.useCases.readPrivacyCopy(context.caller, which));
