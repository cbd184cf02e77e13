import { describe, expect, it } from '@jest/globals';
import { payAgainOutcome } from './pay-again-outcome.ts';
import type { PayAgainAnswer } from './pay-again-refusals.ts';

const failure = { code: '', message: '' };
const titleOf = (answer: PayAgainAnswer): string => {
  const outcome = payAgainOutcome(answer);
  return outcome.kind === 'refused' ? `${outcome.refusal.title} ${outcome.refusal.text}` : outcome.kind;
};

describe('the outcome of paying an order again', () => {
  it('[MU-13] is paid, open, or at the bank', () => {
    expect(payAgainOutcome({ __typename: 'OrderPaidAgain', orderNumber: 'BB7Q2M4X9K1' })).toEqual({
      kind: 'placed',
      orderNumber: 'BB7Q2M4X9K1',
    });
    expect(payAgainOutcome({ __typename: 'CheckoutInProgress' })).toEqual({ kind: 'checking' });
    const challenge = { placementId: 'p', stepUpUrl: 'u', accessToken: 'a', expiresAt: 'e' };
    expect(payAgainOutcome({ __typename: 'OrderPending', ...challenge })).toEqual({
      kind: 'action',
      action: { kind: 'challenge', ...challenge },
    });
  });

  it.each([
    { __typename: 'PaymentDeclinedError', reason: 'insufficient-funds', ...failure },
    { __typename: 'PaymentDeclinedError', reason: 'unheard of', ...failure },
    { __typename: 'PriceChangedError', total: 100_00, ...failure },
    { __typename: 'TooManyAttemptsError', retryAfterSeconds: 61, ...failure },
    { __typename: 'LinkExpiredError', ...failure },
    { __typename: 'OrderCancelledError', ...failure },
    { __typename: 'NothingToPayError', ...failure },
    { __typename: 'SessionExpiredError' },
    { __typename: 'of a newer service' } as never,
  ] as const satisfies readonly PayAgainAnswer[])(
    '[ER-05] a refusal says that nothing was taken: $__typename',
    (answer) => expect(titleOf(answer)).toContain('Nothing has been taken.'),
  );

  it('[ER-05] no refusal speaks of a bag', () => {
    const names = [
      'PaymentTokenError',
      'PaymentUnavailableError',
      'PaymentExpired',
      'ReCaptchaError',
    ] as const;
    for (const name of names)
      expect(titleOf({ __typename: name, ...failure } as PayAgainAnswer)).not.toMatch(/\bbag\b/i);
  });
});
