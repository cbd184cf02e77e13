import { expect, it } from '@jest/globals';
import { readGiftCard } from './read-gift-card.ts';

it('[MU-07] a gift card is read as people type it', () => {
  const card = { number: '6036280000000000100', pin: '1234' };
  expect(readGiftCard({ cardNumber: ' 6036 2800-0000 0000 100 ', pin: ' 1234 ' })).toEqual({ card });
  const pasted = { cardNumber: '\u202d6036 2800-0000 0000 100\u202c', pin: '\u200b1234' };
  expect(readGiftCard(pasted)).toEqual({ card });
});

it.each([
  ['', '1234', 'cardNumber'],
  ['60362800000', '1234', 'cardNumber'],
  ['6036280000000000100000', '1234', 'cardNumber'],
  ['6036280000000000x00', '1234', 'cardNumber'],
  ['6036280000000000100', '123', 'pin'],
  ['6036280000000000100', '12a4', 'pin'],
])('[MU-07] the number %s with the PIN %s is no card: %s', (cardNumber, pin, wrong) => {
  expect(readGiftCard({ cardNumber, pin })).toEqual({ wrong });
});
