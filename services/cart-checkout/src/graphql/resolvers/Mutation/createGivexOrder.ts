import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const createGivexOrder: MutationResolvers['createGivexOrder'] = (
  _root,
  { input: { expectedTotal, idempotencyKey, reCaptchaToken } },
  { useCases, shopper, client, logger },
) =>
  answer(async () => {
    const placed = await useCases.createGivexOrder(shopper(), {
      expectedTotal,
      client,
      idempotencyKey: idempotencyKey ?? null,
      reCaptchaToken: reCaptchaToken ?? null,
    });
    return logPlacing(logger, 'gift card order requested', placed);
  });
