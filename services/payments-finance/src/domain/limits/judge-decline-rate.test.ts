import { describe, expect, it } from '@jest/globals';
import { judgeDeclineRate } from './judge-decline-rate.ts';

describe('the decline-rate breaker', () => {
  it.each([
    [0, 0, 'nothing'],
    [29, 29, 'nothing'],
    [30, 14, 'nothing'],
    [30, 15, 'bot-check'],
    [149, 149, 'bot-check'],
    [150, 134, 'bot-check'],
    [150, 135, 'challenge'],
  ] as const)('of %i attempts with %i declined is %s', (attempts, declined, verdict) => {
    expect(judgeDeclineRate({ attempts, bad: declined })).toBe(verdict);
  });

  it('judges from more attempts on where a factor says so', () => {
    expect(judgeDeclineRate({ attempts: 1_499, bad: 1_499 }, 50)).toBe('nothing');
    expect(judgeDeclineRate({ attempts: 1_500, bad: 1_500 }, 50)).toBe('bot-check');
  });
});
