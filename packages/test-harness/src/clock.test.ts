import { describe, expect, it } from '@jest/globals';
import { fixedClock } from './clock.ts';

describe('fixedClock', () => {
  it('does not move by itself', () => {
    const clock = fixedClock('2026-11-21T12:00:00.000Z');
    expect(clock()).toEqual(clock());
    clock.advance(1500);
    expect(clock().toISOString()).toBe('2026-11-21T12:00:01.500Z');
    clock.set('2027-01-01T00:00:00.000Z');
    expect(clock().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
