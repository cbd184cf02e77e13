import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

/** BH-13: makes the order that the shopper has agreed to; the money is taken by parcel. */
export const placeKlarnaOrder: MutationResolvers['placeKlarnaOrder'] = (_root, { input }, context) =>
  answer(context, async ({ useCases, shopper, logger }) => {
    const placed = await useCases.validateCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'pay-later order requested', placed, input.placementId);
  });
