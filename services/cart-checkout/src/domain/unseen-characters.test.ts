import { describe, expect, it } from '@jest/globals';
import { CHOICES } from './cart/choices/choices.ts';
import { readDiscountCode } from './promotions/discount-code.ts';

describe('characters that cannot be seen', () => {
  it('[MU-05] are left out of a code', () => {
    expect(readDiscountCode('\u200bWELCOME\u00ad10\u202c')).toBe('WELCOME10');
    expect(readDiscountCode('\u200b\u2060')).toBeNull();
  });

  it('are left out of an engraving and of a gift message, which keeps its lines', () => {
    expect(CHOICES.engraving.read('\u202dA\u200b &\tB\u202c')).toBe('A & B');
    expect(CHOICES.engraving.read('\u200b')).toBeNull();
    expect(CHOICES.giftMessage.read('With\u2060 love\n\u200bAda \u{1f469}\u{1f3fd}\u200d\u{1f527}')).toBe(
      'With love\nAda \u{1f469}\u{1f3fd}\u200d\u{1f527}',
    );
  });
});
