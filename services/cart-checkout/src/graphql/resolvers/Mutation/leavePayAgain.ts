import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const leavePayAgain: MutationResolvers['leavePayAgain'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const answered = await useCases.leavePayAgain(shopper(), input);
    return logPlacing(logger, 'paying again abandoned', answered, input.placementId);
  });
