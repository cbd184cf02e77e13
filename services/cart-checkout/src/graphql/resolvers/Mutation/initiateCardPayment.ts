import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  input: { transientToken: string; expectedTotal: number; idempotencyKey?: string | null };
}

export async function initiateCardPayment(
  _root: unknown,
  { input }: Arguments,
  { useCases, shopper, logger }: Context,
) {
  const { transientToken, expectedTotal, idempotencyKey } = input;
  return answer(async () => {
    const placed = await useCases.placeOrderByCard(shopper(), {
      transientToken,
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
    });
    const orderNumber = placed.type === 'OrderPlaced' ? placed.orderNumber : undefined;
    logger.info({ answer: placed.type, orderNumber }, 'payment initiated');
    return placed;
  });
}
