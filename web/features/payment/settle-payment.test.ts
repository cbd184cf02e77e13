import { describe, expect, it } from '@jest/globals';
import type { PaymentResult } from './payment-result.ts';
import { settlePayment } from './settle-payment.ts';

const OPEN = { __typename: 'CheckoutInProgress' } as const;
const PLACED = { __typename: 'OrderPlaced', orderNumber: 'BB7Q2M4X9K1' } as const;

function shop(answers: (PaymentResult | Error)[]) {
  const log: string[] = [];
  const ports = {
    send: async () => {
      log.push('send');
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer;
    },
    wait: async (milliseconds: number) => void log.push(`wait ${milliseconds}`),
    onChecking: () => void log.push('checking'),
  };
  return { log, ports };
}

describe('settle payment', () => {
  it('[MU-13] sends once when the answer is final', async () => {
    const { log, ports } = shop([PLACED]);
    await expect(settlePayment(ports)).resolves.toEqual(PLACED);
    expect(log).toEqual(['send']);
  });

  it('[MU-13] polls while the outcome is open, and reports that once', async () => {
    const { log, ports } = shop([OPEN, OPEN, PLACED]);
    await expect(settlePayment(ports)).resolves.toEqual(PLACED);
    expect(log).toEqual(['send', 'checking', 'wait 3000', 'send', 'wait 3000', 'send']);
  });

  it('[ER-10] treats a failed call as open: it may have been processed', async () => {
    const { ports } = shop([new Error('[Network] timed out'), PLACED]);
    await expect(settlePayment(ports)).resolves.toEqual(PLACED);
  });

  it('[MU-13] does not treat a missing bag as proof while the payment is open', async () => {
    const { ports } = shop([OPEN, { __typename: 'CartNotFoundError' }, PLACED]);
    await expect(settlePayment(ports)).resolves.toEqual(PLACED);
  });

  it('[MU-13] stops polling after a minute', async () => {
    const { log, ports } = shop([OPEN]);
    await expect(settlePayment(ports)).resolves.toEqual(OPEN);
    expect(log.filter((entry) => entry === 'send')).toHaveLength(20);
  });
});
