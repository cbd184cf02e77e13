import { describe, expect, it } from '@jest/globals';
import type { PaymentResult } from './payment-result.ts';
import { checkoutCheck, sendPayment, type Once } from './send-payment.ts';

const PLACED = { __typename: 'OrderPlaced', orderNumber: 'BB1' } as const;
const WANTED = { __typename: 'ReCaptchaError' } as const;
const OPEN = { __typename: 'CheckoutInProgress' } as const;

/** @returns the tokens sent, and the number of different idempotency keys */
async function place(...answers: PaymentResult[]) {
  const sent: Once[] = [];
  const call = async (once: Once) => {
    sent.push(once);
    return answers.shift() ?? WANTED;
  };
  const ports = { onChecking: () => undefined, botCheck: async () => 'token', wait: async () => undefined };
  const answer = await sendPayment(call, ports);
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  return { answer, tokens: sent.map(({ reCaptchaToken }) => reCaptchaToken), keys: keys.size };
}

describe('sending a payment', () => {
  it('[MU-13] [CO-03] answers a wanted bot check with a token, under the same idempotency key', async () => {
    await expect(place(WANTED, PLACED)).resolves.toEqual({
      answer: PLACED,
      tokens: [null, 'token'],
      keys: 1,
    });
  });

  it('[MU-13] polls a payment that is still open under the same idempotency key', async () => {
    const tokens = [null, 'token', 'token'];
    await expect(place(WANTED, OPEN, PLACED)).resolves.toEqual({ answer: PLACED, tokens, keys: 1 });
  });
});

describe('bot check of an order', () => {
  it('[CO-03] is for the action that the services expect', async () => {
    const actions: string[] = [];
    const execute = async (_: string, { action }: { action: string }) => {
      actions.push(action);
      return 'token';
    };
    const document = {
      createElement: () => ({}),
      head: { append: (script: { onload: () => void }) => script.onload() },
    };
    const grecaptcha = { ready: (callback: () => void) => callback(), execute };
    Object.assign(globalThis, { document, window: { grecaptcha } });
    try {
      const check = checkoutCheck({ scriptUrl: 'https://bots.test', siteKey: 'site' });
      await expect(check()).resolves.toBe('token');
    } finally {
      for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
    }
    expect(actions).toEqual(['checkout']);
  });
});
