import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, formatProse } from './money.ts';

describe('money for people', () => {
  it('[CO-08] shows two decimals and thousands', () => {
    expect(formatMoney(235_000)).toBe('£2,350.00');
    expect(formatMoney(0)).toBe('£0.00');
    expect(formatMoney(495)).toBe('£4.95');
  });

  it('says whole pounds in prose and keeps pence that are there', () => {
    expect(formatProse(44_500)).toBe('£445');
    expect(formatProse(44_550)).toBe('£445.50');
  });

  it('[CO-08] loses no penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (minorUnits) => {
        expect(Number(formatMoney(minorUnits).replace(/[£,.]/g, ''))).toBe(minorUnits);
      }),
    );
  });
});
