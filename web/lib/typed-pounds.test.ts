import { expect, it } from '@jest/globals';
import { penceOf, poundsText } from './typed-pounds.ts';

it.each([
  ['2195', 219_500],
  ['£2,195.00', 219_500],
  [' 2 195.5 ', 219_550],
  ['0.99', 99],
  [' 0 ', 0],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['2.195,00', null],
  ['free', null],
  ['99999999', null],
])('[RT-15] an amount that is typed as “%s” is %s pence', (typed, pence) => {
  expect(penceOf(typed)).toBe(pence);
});

it('shows an amount with two decimals', () => expect(poundsText(47_050)).toBe('470.50'));
