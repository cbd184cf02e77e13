import { describe, expect, it } from '@jest/globals';
import { refusalText, waitText } from './refusal-text.ts';

describe('a refusal', () => {
  it('of too many attempts says when to try again, never too soon', () => {
    expect(waitText(0)).toBe('in a minute');
    expect(waitText(60)).toBe('in a minute');
    expect(waitText(61)).toBe('in 2\u00a0minutes');
    expect(waitText(15 * 60)).toBe('in 15\u00a0minutes');
    expect(waitText(2 * 3600 + 1)).toBe('in 3\u00a0hours');
    const tooMany = { __typename: 'TooManyAttemptsError', message: 'Too many.', retryAfterSeconds: 300 };
    expect(refusalText(tooMany)).toBe('Too many attempts. Please try again in 5\u00a0minutes.');
    expect(refusalText({ ...tooMany, retryAfterSeconds: undefined })).toContain('in a minute');
  });

  it.each([
    'SignInRefusedError',
    'AccountNotCreatedError',
    'ReCaptchaError',
    'ResetTokenError',
    'AddressLimitError',
    'AddressNotFoundError',
  ])('%s has words of its own that say what to do', (__typename) => {
    expect(refusalText({ __typename, message: 'From the service.' })).toMatch(/^[A-Z].{30,}\.$/);
    expect(refusalText({ __typename, message: 'From the service.' })).not.toContain('From the service');
  });

  it('unheard of is told in the service’s words, or as our fault', () => {
    expect(refusalText({ __typename: 'ValidationError', message: 'Use letters only.' })).toBe(
      'Use letters only.',
    );
    expect(refusalText({ __typename: 'Error', message: '' })).toContain('Something went wrong');
  });
});
