import { describe, expect, it } from '@jest/globals';
import { calibratedMultiplier } from './calibration.ts';

describe('the multiplier for a machine', () => {
  it.each([
    [2_000, 6],
    [1_533, 4],
    [1_300, 3],
    [1_050, 2.5],
    [800, 2],
    [475, 1.5],
    [100, 1],
  ])('of index %d is %d', (index, multiplier) => {
    expect(calibratedMultiplier(index)).toBe(multiplier);
  });
});
