import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const abandonCardPayment: MutationResolvers['abandonCardPayment'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const left = await useCases.abandonCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'payment abandoned', left, input.placementId);
  });
