import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const validatePayAgain: MutationResolvers['validatePayAgain'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const answered = await useCases.validatePayAgain(shopper(), input);
    return logPlacing(logger, 'paying again validated', answered, input.placementId);
  });
