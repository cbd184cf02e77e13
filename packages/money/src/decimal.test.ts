import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDecimalString, InexactAmountError, toDecimalString } from './decimal.ts';

describe('decimal amounts', () => {
  it.each([
    [10221, '102.21'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
    [235000, '2350.00'],
  ])('%i pence are written %s', (minorUnits, text) => {
    expect(toDecimalString(minorUnits)).toBe(text);
  });

  it('writing and reading an amount gives the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minorUnits) =>
        expect(fromDecimalString(toDecimalString(minorUnits))).toBe(minorUnits + 0),
      ),
    );
  });

  it.each([
    ['102.2', 10220],
    ['102', 10200],
    ['0.29', 29], // 0.29 * 100 is 28.999… in floats
    ['-0.00', 0],
  ])('%s is read as %i pence', (text, minorUnits) => {
    expect(fromDecimalString(text)).toBe(minorUnits);
  });

  it.each(['', '1.234', '1,000.00', '£5', '1e3', ' 1', '.5', '5.', 'NaN', '99999999999999999'])(
    'refuses %p',
    (text) => {
      expect(() => fromDecimalString(text)).toThrow(InexactAmountError);
    },
  );

  it('refuses part of a penny', () => {
    expect(() => toDecimalString(0.5)).toThrow(InexactAmountError);
  });
});
