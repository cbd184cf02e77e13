import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const validateCardPayment: MutationResolvers['validateCardPayment'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const placed = await useCases.validateCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'payment validated', placed, input.placementId);
  });
