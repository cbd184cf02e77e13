import { describe, expect, it } from '@jest/globals';
import { giftCardFailureText, giftCardName, takenText, type GiftCardFailure } from './gift-card-text.ts';

describe('gift card texts', () => {
  it.each<[GiftCardFailure['__typename'], string]>([
    ['GiftCardNotValid', 'We could not apply this gift card. Check the number and PIN.'],
    ['GiftCardAlreadyApplied', 'This gift card is already applied.'],
    ['GiftCardUnavailable', 'Gift cards are unavailable just now. Try again in a few minutes.'],
  ])('[ER-14] %s reads “%s”', (__typename, text) => {
    expect(giftCardFailureText({ __typename })).toBe(text);
  });

  it('[ER-14] says when a card may be tried again', () => {
    const refused = { __typename: 'GiftCardTooManyAttempts', retryAfterSeconds: 540 } as const;
    expect(giftCardFailureText(refused)).toBe('Too many attempts. Try again in 9\u00a0minutes.');
  });

  it('[ER-14] says what was taken and what is left on the card', () => {
    const price = (formattedPrice: string) => ({ formattedPrice });
    expect(takenText({ amountTaken: price('£30.00'), remainingBalance: price('£20.00') })).toBe(
      '£30.00 taken, £20.00 left on your card.',
    );
  });

  it('[ER-11] has a text for a failure of a newer service', () => {
    expect(giftCardFailureText({ __typename: 'NewError' as GiftCardFailure['__typename'] })).toMatch(/.{10}/);
  });

  it('[EN-04] names a card by its last four digits only', () => {
    expect(giftCardName({ cardNumber: '•••• 0652' })).toBe('Gift card ending 0652');
    expect(giftCardName({ cardNumber: '603628XXXXXXXX0652' })).toBe('Gift card ending 0652');
    expect(giftCardName({ cardNumber: '' })).toBe('Gift card');
  });
});
