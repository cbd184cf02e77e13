import { describe, expect, it } from '@jest/globals';
import { daysBetween } from './days.ts';

describe('days between two dates', () => {
  it('[CO-08] are calendar days, also over a change of the clocks and a year', () => {
    expect(daysBetween('2026-11-20', '2026-11-25')).toBe(5);
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  });
});
