import { describe, expect, it } from '@jest/globals';
import { depositOf, depositText } from './deposit-text.ts';

describe('a deposit as it is typed', () => {
  it.each([
    ['470', 47_000],
    ['470.5', 47_050],
    ['£1,175.00', 117_500],
    [' 0 ', 0],
    ['', null],
    ['-5', null],
    ['1.234', null],
    ['half', null],
    ['99999999', null],
  ])('%j is %s pence', (text, pence) => expect(depositOf(text)).toBe(pence));

  it('is shown with two decimals', () => expect(depositText(47_050)).toBe('470.50'));
});
