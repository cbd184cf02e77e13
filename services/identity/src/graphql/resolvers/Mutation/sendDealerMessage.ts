import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const sendDealerMessage: MutationResolvers['sendDealerMessage'] = (_root, { input }, context) =>
  answer(context, () => context.useCases.sendDealerMessage(context.caller, input));
