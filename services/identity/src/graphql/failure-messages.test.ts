import { describe, expect, it } from '@jest/globals';
import { messageOf } from './failure-messages.ts';

describe('the message of a failure', () => {
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
