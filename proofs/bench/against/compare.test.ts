import { describe, expect, it } from '@jest/globals';
import { compare } from './compare.ts';

describe('two releases that take turns', () => {
  it('are compared round by round, so that a slow minute of the machine does not count', () => {
    const rounds = [
      { before: 10, now: 9 },
      { before: 100, now: 90 },
      { before: 20, now: 18 },
    ];
    expect(compare(rounds)).toEqual({ before: 20, now: 18, ratio: 0.9, quartiles: [0.9, 0.9] });
  });

  it('show by the quartiles how much the rounds differ', () => {
    const rounds = [0.8, 1, 1.1, 1.5].map((ratio) => ({ before: 10, now: 10 * ratio }));
    expect(compare(rounds)).toEqual({ before: 10, now: 10, ratio: 1, quartiles: [0.8, 1.1] });
  });
});
