import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  input: { transientToken: string; expectedTotal: number; idempotencyKey?: string | null };
}

export function initiateCardPayment(_root: unknown, { input }: Arguments, { useCases, shopper }: Context) {
  const { transientToken, expectedTotal, idempotencyKey } = input;
  return answer(() =>
    useCases.placeOrderByCard(shopper(), {
      transientToken,
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
    }),
  );
}
