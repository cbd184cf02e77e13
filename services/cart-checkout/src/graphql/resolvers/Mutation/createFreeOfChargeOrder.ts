import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const createFreeOfChargeOrder: MutationResolvers['createFreeOfChargeOrder'] = (
  _root,
  { input: { expectedTotal, idempotencyKey, reCaptchaToken } },
  { useCases, shopper, caller, client, logger },
) =>
  answer(async () => {
    const request = { expectedTotal, idempotencyKey: idempotencyKey ?? null };
    const { ipAddress } = client;
    const by = { ...caller(), ipAddress, reCaptchaToken: reCaptchaToken || null };
    const placed = await useCases.createFreeOfChargeOrder(shopper(), request, by);
    return logPlacing(logger, 'free order requested', placed);
  });
