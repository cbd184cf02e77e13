import type { BrowserReport } from '../../../domain/placement/browser.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { logPlacing } from '../../log-placing.ts';

interface Arguments {
  input: {
    transientToken: string;
    expectedTotal: number;
    idempotencyKey?: string | null;
    browser?: BrowserReport | null;
  };
}

export async function initiateCardPayment(
  _root: unknown,
  { input }: Arguments,
  { useCases, shopper, client, logger }: Context,
) {
  const { transientToken, expectedTotal, idempotencyKey, browser } = input;
  return answer(async () => {
    const placed = await useCases.placeOrderByCard(shopper(), {
      transientToken,
      expectedTotal,
      idempotencyKey: idempotencyKey ?? null,
      client,
      browser: browser ?? null,
    });
    return logPlacing(logger, 'payment initiated', placed);
  });
}
