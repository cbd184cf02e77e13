import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const createFreeOfChargeOrder: MutationResolvers['createFreeOfChargeOrder'] = (
  _root,
  { input: { expectedTotal, idempotencyKey } },
  { useCases, shopper, logger },
) =>
  answer(async () => {
    const placed = await useCases.createFreeOfChargeOrder(shopper(), {
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
    });
    return logPlacing(logger, 'free order requested', placed);
  });
