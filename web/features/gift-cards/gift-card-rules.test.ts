import { describe, expect, it } from '@jest/globals';
import { giftCardRules, typedGiftCard } from './gift-card-rules.ts';

const problems = (cardNumber: string, pin: string) =>
  giftCardRules.safeParse({ cardNumber, pin }).error?.issues.map(({ message }) => message) ?? [];

describe('gift card fields', () => {
  it('[MU-07] takes the number as printed, and sends digits only', () => {
    const typed = { cardNumber: '6036 2820-0164 0652 10', pin: ' 1234 ' };
    expect(problems(typed.cardNumber, typed.pin)).toEqual([]);
    expect(typedGiftCard(typed)).toEqual({ cardNumber: '603628200164065210', pin: '1234' });
  });

  it('[MU-07] takes what was pasted with characters that cannot be seen', () => {
    const typed = { cardNumber: '\u202d6036 2820 0164 0652 10\u202c', pin: '\u200b1234\ufeff' };
    expect(problems(typed.cardNumber, typed.pin)).toEqual([]);
    expect(typedGiftCard(typed)).toEqual({ cardNumber: '603628200164065210', pin: '1234' });
    expect(problems('\u200b', '\u2060')).toEqual([
      'Enter the number on your gift card.',
      'Enter the PIN on your gift card.',
    ]);
  });

  it('[MU-07] says which field is empty or has something else than digits', () => {
    expect(problems(' ', '')).toEqual([
      'Enter the number on your gift card.',
      'Enter the PIN on your gift card.',
    ]);
    expect(problems('six', '12a4')).toEqual([
      'A gift card number has digits only.',
      'A PIN has digits only.',
    ]);
  });
});
