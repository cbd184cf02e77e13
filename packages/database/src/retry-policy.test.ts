import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './retry-policy.ts';

const policy = { firstPauseSeconds: 120, longestPauseSeconds: 3_600, giveUpAfterSeconds: Infinity };

describe('pauseAfter', () => {
  it('doubles from the first pause to the longest, and stays there however often the work is tried', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 10_000].map((attempts) => pauseAfter(attempts, policy));
    expect(pauses).toEqual([120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
  });
});
