import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const sendDealerMessage: MutationResolvers['sendDealerMessage'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.sendDealerMessage(context.caller(), input));
