import { describe, expect, it } from '@jest/globals';
import { canAdd, stockWords } from './shared-line-words.ts';

describe('a line of a shared bag', () => {
  const sold = { price: {}, quantity: 2 };

  it.each([
    ['In stock', { ...sold, availableQuantity: 10 }],
    ['Only 1 in stock', { ...sold, availableQuantity: 1 }],
    ['Sold out', { ...sold, availableQuantity: 0 }],
    ['No longer sold online', { ...sold, price: null, availableQuantity: 0 }],
  ])('says “%s”', (words, line) => {
    expect(stockWords(line)).toBe(words);
    expect(canAdd(line)).toBe(line.availableQuantity > 0);
  });
});
