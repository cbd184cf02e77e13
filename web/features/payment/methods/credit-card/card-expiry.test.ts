import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expiryProblem, formatExpiry, parseExpiry } from './card-expiry.ts';

describe('card expiry', () => {
  it.each([
    ['03/28', '03 / 28'],
    ['03 28', '03 / 28'],
    ['03/2028', '03 / 28'],
    ['0328', '03 / 28'],
    ['032028', '03 / 28'],
    ['1/25', '01 / 25'],
    ['1 25', '01 / 25'],
    ['03 / 28', '03 / 28'],
    ['exp. 03/28', '03 / 28'],
  ])('[VA-04] writes %j as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['', ''],
    ['0', '0'],
    ['03', '03'],
    ['03/', '03/'],
    ['032', '032'],
    ['03202', '03202'],
    ['13/28', '13/28'],
    ['00/28', '00/28'],
    ['03 2028', '03 2028'],
    ['march 28', ' 28'],
  ])('[VA-04] cleans up %j, to %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('[VA-04] does not change its own output, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => formatExpiry(formatExpiry(text)) === formatExpiry(text)));
  });

  it('[VA-04] splits month and year for the provider', () => {
    expect(parseExpiry('3/28')).toEqual({ month: '03', year: '2028' });
    expect(parseExpiry('3')).toBeUndefined();
  });

  it('says what is wrong, and accepts a card until the end of its month', () => {
    const now = new Date(2026, 10, 30);
    expect(expiryProblem('', now)).toBe('Enter the expiry date on your card.');
    expect(expiryProblem('13/28', now)).toBe('Enter the month and year, like 03 / 28.');
    expect(expiryProblem('10/26', now)).toBe('This card has expired.');
    expect(expiryProblem('11/26', now)).toBeUndefined();
  });
});
