import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const initiateCardPayment: MutationResolvers['initiateCardPayment'] = (
  _root,
  { input: { transientToken, expectedTotal, idempotencyKey, browser } },
  { useCases, shopper, client, logger },
) =>
  answer(async () => {
    const placed = await useCases.placeOrderByCard(shopper(), {
      transientToken,
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
      client,
      browser: browser ?? null,
    });
    return logPlacing(logger, 'payment initiated', placed);
  });
