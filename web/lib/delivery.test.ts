import { describe, expect, it } from '@jest/globals';
import { arrivalDay, formatCountdown, formatDay } from './delivery.ts';

describe('arrivalDay', () => {
  it.each([
    ['2026-11-23T10:00:00Z', 1, 'Tuesday 24 November'],
    ['2026-11-20T10:00:00Z', 1, 'Monday 23 November'],
    ['2026-11-21T10:00:00Z', 3, 'Wednesday 25 November'],
    ['2026-11-19T23:30:00Z', 3, 'Tuesday 24 November'],
  ])('[CO-08] from %s in %i working days it is %s', (now, days, day) => {
    expect(formatDay(arrivalDay(new Date(now), days))).toBe(day);
  });

  it('[CO-08] counts from the day it is in London, also in summer time', () => {
    // Half past midnight on Friday in London, still Thursday in UTC.
    expect(formatDay(arrivalDay(new Date('2026-06-18T23:30:00Z'), 1))).toBe('Monday 22 June');
  });
});

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
