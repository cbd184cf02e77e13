import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

/** MU-15: every return from the lender's pages. */
export const financeEndJourney: MutationResolvers['financeEndJourney'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, caller, logger }) => {
    const { financeApplicationId: id } = input;
    const ended = await useCases.endFinanceJourney(shopper(), caller(), id);
    return logPlacing(logger, 'finance journey ended', ended, id);
  });
