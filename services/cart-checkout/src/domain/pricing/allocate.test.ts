import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate } from './allocate.ts';

const weight = fc.integer({ min: 0, max: 10_000_000 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('allocating an amount', () => {
  it('gives the pence left over to the largest remainders, of equal ones to the first', () => {
    expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(allocate(1, [10, 20, 30])).toEqual([0, 0, 1]);
    expect(allocate(5, [0, 5, 0])).toEqual([0, 5, 0]);
    expect(allocate(0, [])).toEqual([]);
  });

  it('sums to the amount, gives nothing to a weight of nothing, and no more than its weight within the sum', () => {
    const cases = fc
      .array(weight, { minLength: 1, maxLength: 60 })
      .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sum(weights) })));
    fc.assert(
      fc.property(cases, ([weights, pence]) => {
        const shares = allocate(pence, weights);
        expect(sum(shares)).toBe(pence);
        for (const [index, share] of shares.entries()) {
          const fair = (pence * weights[index]!) / Math.max(1, sum(weights));
          expect(share).toBeGreaterThanOrEqual(Math.floor(fair - 1e-6));
          expect(share).toBeLessThanOrEqual(Math.min(weights[index]!, Math.ceil(fair + 1e-6)));
        }
      }),
    );
  });

  it('is exact where the product exceeds the precision of a double', () => {
    const weights = [9_007_199_254_000, 9_007_199_253_999, 1];
    expect(allocate(9_007_199_254_001, weights)).toEqual([4_503_599_627_000, 4_503_599_627_000, 1]);
  });

  it('refuses an amount that has no weight to go to', () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(-1, [1])).toThrow(RangeError);
  });
});
