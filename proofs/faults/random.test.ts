import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './random.ts';

const numbers = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 5 }, () => random.below(1_000_000));
};

describe('random numbers in fault runs', () => {
  it('are the same with the same seed, and differ with another', () => {
    expect(numbers('7')).toEqual(numbers('7'));
    expect(numbers('7')).not.toEqual(numbers('8'));
  });

  it('of a fork do not depend on what else was drawn', () => {
    const [a, b] = [seededRandom('7'), seededRandom('7')];
    b.next();
    expect(a.fork('load').next()).toBe(b.fork('load').next());
    expect(a.fork('load').next()).not.toBe(a.fork('faults').next());
  });

  it('are evenly distributed', () => {
    const random = seededRandom('spread');
    const hits = Array.from({ length: 10_000 }, () => random.chance(0.25)).filter(Boolean).length;
    expect(hits).toBeGreaterThan(2_300);
    expect(hits).toBeLessThan(2_700);
  });
});
