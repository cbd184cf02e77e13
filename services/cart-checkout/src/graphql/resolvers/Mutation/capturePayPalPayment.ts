import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

/** MU-14: what the provider says of the approval decides, whoever asks. */
export const capturePayPalPayment: MutationResolvers['capturePayPalPayment'] = (
  _root,
  { input },
  { useCases, shopper, logger },
) =>
  answer(async () => {
    const placed = await useCases.validateCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'wallet payment validated', placed, input.placementId);
  });
