import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const abandonCardPayment: MutationResolvers['abandonCardPayment'] = (
  _root,
  { input },
  { useCases, shopper, logger },
) =>
  answer(async () => {
    const left = await useCases.abandonCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'payment abandoned', left, input.placementId);
  });
