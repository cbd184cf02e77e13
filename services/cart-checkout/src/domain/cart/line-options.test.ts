import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changed, optionsKey } from './line-options.ts';
import type { LineOptions } from './line-options.ts';

const options = fc.record(
  {
    wristSize: fc.integer({ min: 26, max: 46 }).map((fives) => fives * 5),
    engraving: fc.string({ minLength: 1, maxLength: 20 }),
    giftWrap: fc.constant(true as const),
    giftMessage: fc.string({ minLength: 1, maxLength: 40 }),
    recipient: fc.record({ name: fc.string(), email: fc.string() }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<LineOptions>;

describe('the options of a line', () => {
  it('have equal keys exactly when they are equal, in whatever order they were chosen', () => {
    const reversed = (given: LineOptions) => Object.fromEntries(Object.entries(given).toReversed());
    fc.assert(
      fc.property(options, options, (one, other) => {
        expect(optionsKey(reversed(one))).toBe(optionsKey(one));
        const areEqual = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(optionsKey(one) === optionsKey(other)).toBe(areEqual);
      }),
    );
  });

  it('have an empty key when nothing was chosen', () => {
    expect(optionsKey({})).toBe('');
    expect(optionsKey(changed({ engraving: 'A & B' }, { engraving: null }))).toBe('');
    expect(optionsKey({ giftCardValue: 50 })).toBe('{"giftCardValue":50}');
  });

  it('are changed one by one', () => {
    expect(changed({ wristSize: 150, giftWrap: true }, { wristSize: 160 })).toEqual({
      wristSize: 160,
      giftWrap: true,
    });
  });
});

const sorted = (given: LineOptions) =>
  Object.entries(given).toSorted(([left], [right]) => (left < right ? -1 : 1));
