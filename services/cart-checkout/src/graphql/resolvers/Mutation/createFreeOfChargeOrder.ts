import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { logPlacing } from '../../log-placing.ts';

interface Arguments {
  input: { expectedTotal: number; idempotencyKey?: string | null };
}

export async function createFreeOfChargeOrder(
  _root: unknown,
  { input }: Arguments,
  { useCases, shopper, logger }: Context,
) {
  const { expectedTotal, idempotencyKey } = input;
  return answer(async () => {
    const placed = await useCases.createFreeOfChargeOrder(shopper(), {
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
    });
    return logPlacing(logger, 'free order asked for', placed);
  });
}
