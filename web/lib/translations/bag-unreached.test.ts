import { describe, expect, it } from '@jest/globals';
import { bagUnreached } from './bag-unreached.ts';
import { COMMON } from './common.ts';

describe('[CO-01] what is said when the bag is not reached', () => {
  it('is the sentence that editors set, or the default of its key', () => {
    expect(bagUnreached({ sentences: {} })).toBe(COMMON['cart.general.error']);
    expect(bagUnreached({ sentences: { 'cart.general.error': 'Try later.' } })).toBe('Try later.');
  });
});
