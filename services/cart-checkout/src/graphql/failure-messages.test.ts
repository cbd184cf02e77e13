import { describe, expect, it } from '@jest/globals';
import { messageOf } from './failure-messages.ts';

describe('the message of a failure', () => {
  it.each([
    [0, 'The last one has just been sold.'],
    [1, 'Only one is left.'],
    [4, 'Only 4 are left.'],
  ])('[ER-05] [MU-05] say how many are left: %i', (available, words) => {
    expect(messageOf({ type: 'InsufficientStockError', sku: '0200003', available })).toBe(words);
  });
});
