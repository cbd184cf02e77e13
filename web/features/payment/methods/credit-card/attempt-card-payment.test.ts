import { describe, expect, it } from '@jest/globals';
import type { PaymentResult } from '../../payment-result.ts';
import type { BillingFailure } from '../../save-billing-outcome.ts';
import { attemptCardPayment } from './attempt-card-payment.ts';

const context = {
  lines: [{ sku: '0200003', name: 'Deepwater 41' }],
  formatMoney: (minorUnits: number) => `£${(minorUnits / 100).toFixed(2)}`,
};

function shop({
  token = 'token',
  billing,
  introduction,
  result = { __typename: 'OrderPlaced', orderNumber: 'BB7Q2M4X9K1' },
}: {
  token?: string | { reason: string; details?: { location: string }[] };
  billing?: BillingFailure | Error;
  introduction?: PaymentResult;
  result?: PaymentResult;
}) {
  const log: string[] = [];
  const ports = {
    createToken: async () => {
      log.push('token');
      if (typeof token === 'string') return token;
      throw token;
    },
    saveBilling: async () => {
      log.push('billing');
      if (billing instanceof Error) throw billing;
      return billing;
    },
    introduce: async (transientToken: string) => {
      log.push(`introduce ${transientToken}`);
      return introduction;
    },
    pay: async (transientToken: string) => {
      log.push(`pay ${transientToken}`);
      return result;
    },
  };
  return { log, outcome: () => attemptCardPayment(ports, context) };
}

describe('attempt card payment', () => {
  it('[MU-13] creates the token, saves the billing address, sets up authentication, then pays', async () => {
    const { log, outcome } = shop({});
    await expect(outcome()).resolves.toEqual({ kind: 'placed', orderNumber: 'BB7Q2M4X9K1' });
    expect(log).toEqual(['token', 'billing', 'introduce token', 'pay token']);
  });

  it('[MU-13] stops when the provider rejects the card fields', async () => {
    const details = [{ location: 'number' }];
    const { log, outcome } = shop({ token: { reason: 'CREATE_TOKEN_VALIDATION_FIELDS', details } });
    await expect(outcome()).resolves.toMatchObject({
      kind: 'methodFields',
      errors: { 'card-number': 'Check the card number, a digit is not right.' },
    });
    expect(log).toEqual(['token']);
  });

  it('[MU-13] requests new card fields when the context has expired, and keeps them when only the provider is unavailable', async () => {
    const ended = shop({ token: { reason: 'CAPTURE_CONTEXT_INVALID' } });
    await expect(ended.outcome()).resolves.toMatchObject({
      kind: 'refused',
      refusal: { reloadFields: true },
    });
    const away = shop({ token: { reason: 'CREATE_TOKEN_TIMEOUT' } });
    await expect(away.outcome()).resolves.toMatchObject({
      kind: 'refused',
      refusal: { reloadFields: false },
    });
  });

  it('[MU-13] does not pay with a token that was rejected before', async () => {
    const { log, outcome } = shop({ introduction: { __typename: 'PaymentTokenError' } });
    await expect(outcome()).resolves.toMatchObject({ kind: 'refused', refusal: { reloadFields: true } });
    expect(log).toEqual(['token', 'billing', 'introduce token']);
  });

  it('[ST-08] shows the challenge when the order is pending', async () => {
    const challenge = { placementId: 'p', stepUpUrl: 'u', accessToken: 'a', expiresAt: 'e' };
    const { outcome } = shop({ result: { __typename: 'OrderPending', ...challenge } });
    await expect(outcome()).resolves.toEqual({
      kind: 'action',
      action: { kind: 'challenge', ...challenge },
    });
  });

  it('[MU-09] shows an invalid billing field and does not pay', async () => {
    const { log, outcome } = shop({
      billing: { __typename: 'ValidationError', message: 'This is missing.', field: 'city' },
    });
    await expect(outcome()).resolves.toEqual({
      kind: 'billingField',
      field: 'city',
      message: 'This is missing.',
    });
    expect(log).toEqual(['token', 'billing']);
  });

  it('[ER-05] sends a shopper without a delivery address to copy back to delivery', async () => {
    const { outcome } = shop({
      billing: { __typename: 'ValidationError', message: 'Missing.', field: 'choice' },
    });
    await expect(outcome()).resolves.toMatchObject({ kind: 'refused', refusal: { next: 'delivery' } });
  });

  it('[ER-10] does not pay when the billing address could not be saved', async () => {
    const { log, outcome } = shop({ billing: new Error('[Network] timed out') });
    await expect(outcome()).resolves.toMatchObject({ kind: 'refused', refusal: { next: 'stay' } });
    expect(log).toEqual(['token', 'billing']);
  });

  it('[MU-13] joins a payment of the bag that is still open', async () => {
    const { log, outcome } = shop({
      billing: { __typename: 'CheckoutInProgress', message: '' },
      result: { __typename: 'CheckoutInProgress' },
    });
    await expect(outcome()).resolves.toEqual({ kind: 'checking' });
    expect(log).toContain('pay token');
  });

  it.each(['CartNotFoundError', 'SessionExpiredError'] as const)(
    '[ER-02] reports %s to the bag page',
    async (failure) => {
      const atPayment = shop({ result: { __typename: failure } });
      await expect(atPayment.outcome()).resolves.toEqual({ kind: 'lost', failure });
      const atBilling = shop({ billing: { __typename: failure, message: '' } });
      await expect(atBilling.outcome()).resolves.toEqual({ kind: 'lost', failure });
    },
  );
});
