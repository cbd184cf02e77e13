import { describe, expect, it } from '@jest/globals';
import { judgeDeclineRate } from './judge-decline-rate.ts';

describe('the decline-rate breaker', () => {
  it.each([
    [0, 0, 'closed'],
    [29, 29, 'closed'],
    [30, 14, 'closed'],
    [30, 15, 'check'],
    [149, 149, 'check'],
    [150, 134, 'check'],
    [150, 135, 'refuse'],
  ] as const)('of %i attempts with %i declined is %s', (attempts, declined, verdict) => {
    expect(judgeDeclineRate({ attempts, declined })).toBe(verdict);
  });

  it('judges from more attempts on where a factor says so', () => {
    expect(judgeDeclineRate({ attempts: 1_499, declined: 1_499 }, 50)).toBe('closed');
    expect(judgeDeclineRate({ attempts: 1_500, declined: 1_500 }, 50)).toBe('check');
  });
});
