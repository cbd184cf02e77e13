import { describe, expect, it } from '@jest/globals';
import { balanceText, type BalanceAnswer } from './balance-form.tsx';

const card = (more: object) =>
  ({
    __typename: 'GiftCardBalance',
    maskedNumber: 'XXXXXXXXXXXXXXX0100',
    formattedBalance: '£20.00',
    expiresOn: null,
    ...more,
  }) as BalanceAnswer;
const failed = (__typename: string, facts: object = {}) =>
  balanceText({ __typename, code: __typename, message: '', ...facts } as BalanceAnswer);

describe('gift card balance', () => {
  it('[MU-07] names the card by its last digits, what is left, and its last day', () => {
    expect(balanceText(card({}))).toEqual({ balance: 'Gift card ending 0100: £20.00 left.' });
    expect(balanceText(card({ expiresOn: '2027-12-01' }))).toEqual({
      balance: 'Gift card ending 0100: £20.00 left, until 1st December 2027.',
    });
  });

  it('[ER-14] does not tell an unknown card from a wrong PIN', () => {
    const refusal = 'We could not check this gift card. Check the number and PIN.';
    expect(failed('GiftCardNotValid')).toEqual({ refusal });
    expect(failed('ValidationError')).toEqual({ refusal });
  });

  it('[ER-14] says when it was tried too often, and when the provider is down', () => {
    expect(failed('GiftCardTooManyAttempts', { retryAfterSeconds: 61 })).toEqual({
      refusal: 'Too many attempts. Try again in 2\u00a0minutes.',
    });
    expect(failed('GiftCardUnavailable')).toEqual({
      refusal: 'Gift cards are unavailable just now. Try again in a few minutes.',
    });
    expect(failed('NewError')).toMatchObject({ refusal: expect.stringMatching(/.{10}/) });
  });
});
