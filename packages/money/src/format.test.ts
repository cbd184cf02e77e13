import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toDecimalString } from './decimal.ts';
import { formatCurrency } from './format-currency.ts';
import { formatMoney, formatProse } from './format.ts';

const intl = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

describe('formatMoney', () => {
  it.each([
    [235000, '£2,350.00'],
    [0, '£0.00'],
    [495, '£4.95'],
    [-495, '-£4.95'],
    [123456789, '£1,234,567.89'],
  ])('[CO-01] [CO-08] %i pence are %s in British English', (minorUnits, text) => {
    expect(formatMoney(minorUnits)).toBe(text);
  });

  it('writes other currencies for operators', () => {
    expect(formatCurrency(235_000, 'EUR')).toBe('€2,350.00');
    expect(formatCurrency(-495, 'GBP')).toBe(formatMoney(-495));
  });

  it('says whole pounds in prose and keeps pence that are there', () => {
    expect(formatProse(44_500)).toBe('£445');
    expect(formatProse(44_550)).toBe('£445.50');
    expect(formatProse(-1_234_500)).toBe('-£12,345');
  });

  it('[CO-08] every amount keeps all its digits and has two decimals', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minorUnits) => {
        const text = formatMoney(minorUnits);
        expect(text).toMatch(/^-?£\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replace(/[£,.]/g, ''))).toBe(minorUnits + 0);
        expect(text).toBe(intl.format(toDecimalString(minorUnits) as Intl.StringNumericLiteral));
      }),
    );
  });
});
