import { describe, expect, it } from '@jest/globals';
import { formatCountdown } from './delivery.ts';

describe('formatCountdown', () => {
  it.each([
    [15_120, '4\u00a0h 12\u00a0min'],
    [720, '12\u00a0min'],
    [59, '1\u00a0min'],
    [3_600, '1\u00a0h 0\u00a0min'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
