import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { giftCardSku, isSoldFor, parseGiftCardValue, priceOfValue } from './gift-card-values.ts';

const VALUES = { minValue: 10, maxValue: 500, presetValues: [25, 50, 1000] };
const errorOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return String((error as Error).message);
  }
  return 'accepted';
};

describe('the value of a gift card', () => {
  it('[VA-08] is a preset, or whole pounds within the range', () => {
    expect([10, 25, 50, 499, 500, 1000].filter((value) => !isSoldFor(VALUES, value))).toEqual([]);
    expect(
      [9, 501, 999, 1001, 0, -50, 50.5, NaN, Infinity].filter((value) => isSoldFor(VALUES, value)),
    ).toEqual([]);
  });

  it('[VA-08] is sold exactly when it is in the range or a preset, and always fits four digits', () => {
    const pounds = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(
        pounds,
        pounds,
        fc.array(pounds),
        fc.integer({ min: -10, max: 30_000 }),
        (low, high, presetValues, value) => {
          const values = { minValue: Math.min(low, high), maxValue: Math.max(low, high), presetValues };
          const isWithin =
            (value >= values.minValue && value <= values.maxValue) || presetValues.includes(value);
          expect(isSoldFor(values, value)).toBe(isWithin && value >= 1 && value <= 9_999);
        },
      ),
    );
  });

  it('[VA-08] is required of a gift card and refused for any other piece', () => {
    expect(parseGiftCardValue(VALUES, 50)).toBe(50);
    expect(parseGiftCardValue(null, null)).toBeNull();
    expect(errorOf(() => parseGiftCardValue(VALUES, null))).toBe('Choose the value of the gift card.');
    expect(errorOf(() => parseGiftCardValue(VALUES, 9))).toBe(
      'Choose a value from £10 to £500, in whole pounds.',
    );
    expect(errorOf(() => parseGiftCardValue(null, 50))).toBe('We do not offer this for the piece.');
  });

  it('[VA-08] is appended to the code with four digits', () => {
    expect([5, 50, 500, 5000].map((value) => giftCardSku('GC', value))).toEqual([
      'GC0005',
      'GC0050',
      'GC0500',
      'GC5000',
    ]);
    expect(priceOfValue(50)).toBe(5_000);
  });

  it('[VA-08] never gives two values the same sku', () => {
    const value = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(giftCardSku('GC', left) === giftCardSku('GC', right)).toBe(left === right);
      }),
    );
  });
});
