import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

/** MU-14: holds what the shopper has approved, and places the order; the money is taken by parcel. */
export const capturePayPalPayment: MutationResolvers['capturePayPalPayment'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const placed = await useCases.validateCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'wallet payment captured', placed, input.placementId);
  });
