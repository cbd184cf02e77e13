import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const requestPrivacyAsGuest: MutationResolvers['requestPrivacyAsGuest'] = (
  _root,
  { input },
  context,
) => answerOrThrow(context, () => context.useCases.requestPrivacyAsGuest(context.caller, input));
