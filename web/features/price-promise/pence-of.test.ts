import { expect, it } from '@jest/globals';
import { penceOf } from './pence-of.ts';

it.each([
  ['2195', 219_500],
  ['£2,195.00', 219_500],
  [' 2 195.5 ', 219_550],
  ['0.99', 99],
  ['', 0],
  ['-5', 0],
  ['2.195,00', 0],
  ['free', 0],
  ['99999999', 0],
])('[RT-15] a price that is typed as “%s” is %d pence', (typed, pence) => {
  expect(penceOf(typed)).toBe(pence);
});
