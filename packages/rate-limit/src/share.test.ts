import { describe, expect, it } from '@jest/globals';
import { hitsOf, isAbove, periodCounters } from './share.ts';

const at = (time: string) => periodCounters('signIn', 'loupe', new Date(`2026-01-05T${time}Z`), 600);

describe('the counters of a share', () => {
  it('are of the same time for every action, and each period is counted in the next one too', () => {
    const [first, last, next] = [at('10:00:00'), at('10:09:59'), at('10:10:00')];
    expect(last.current.key).toBe(first.current.key);
    expect(next.former.key).toBe(first.current.key);
    expect([first.secondsLeft, last.secondsLeft, next.secondsLeft]).toEqual([600, 1, 600]);
    const hits = new Map([
      [first.current.key, 3],
      [next.current.key, 4],
    ]);
    expect([hitsOf(first, hits), hitsOf(next, hits)]).toEqual([3, 7]);
  });

  it.each([
    [99, 99, 1, false],
    [100, 49, 1, false],
    [100, 50, 1, true],
    [100, 50, 2, false],
    [200, 100, 2, true],
  ])('%i attempts, %i of them bad, with factor %i', (attempts, bad, factor, above) => {
    expect(isAbove({ attempts, bad }, { attempts: 100, share: 0.5 }, factor)).toBe(above);
  });
});
