import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const initiateCardPayment: MutationResolvers['initiateCardPayment'] = (
  _root,
  { input: { transientToken, expectedTotal, expectedCardAmount, idempotencyKey, browser, ...input } },
  { useCases, shopper, client, logger },
) =>
  answer(async () => {
    const placed = await useCases.placeOrderByCard(shopper(), {
      transientToken,
      expectedTotal,
      expectedRest: expectedCardAmount ?? null,
      idempotencyKey: idempotencyKey ?? null,
      client,
      browser: browser ?? null,
      reCaptchaToken: input.reCaptchaToken ?? null,
      agreesToStoredCard: input.agreesToStoredCard,
    });
    return logPlacing(logger, 'payment initiated', placed);
  });
