import { describe, expect, it } from '@jest/globals';
import { messageOf } from './failure-messages.ts';

describe('the words of a failure', () => {
  it.each([
    [0, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2\u00a0minutes'],
    [15 * 60, 'in 15\u00a0minutes'],
    [2 * 3600 + 1, 'in 3\u00a0hours'],
  ])('say of too many attempts when to try again, never too soon: %i s is %s', (retryAfterSeconds, wait) => {
    expect(messageOf({ type: 'TooManyAttemptsError', retryAfterSeconds })).toBe(
      `Too many attempts. Please try again ${wait}.`,
    );
  });

  it.each([
    'SignInRefusedError',
    'AccountNotCreatedError',
    'ReCaptchaError',
    'ResetTokenError',
    'AddressLimitError',
    'AddressNotFoundError',
  ] as const)('say of %s what happened and what to do', (type) => {
    expect(messageOf({ type })).toMatch(/^[A-Z].{30,}\.$/);
  });
});
