import { describe, expect, it } from '@jest/globals';
import { greeting, londonDate } from './london-date.ts';

describe('dates for shoppers', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '21st November 2026'],
    ['2026-11-02T10:00:00Z', '2nd November 2026'],
    ['2026-11-03T10:00:00Z', '3rd November 2026'],
    ['2026-11-11T10:00:00Z', '11th November 2026'],
    ['2026-11-12T10:00:00Z', '12th November 2026'],
    ['2026-11-13T10:00:00Z', '13th November 2026'],
    ['2026-06-30T23:30:00Z', '1st July 2026'],
    ['2026-12-31T23:30:00Z', '31st December 2026'],
  ])('[CO-08] %s is the %s in London', (iso, words) => {
    expect(londonDate(iso)).toBe(words);
  });

  it('greets by the time in London, in summer and winter', () => {
    expect(greeting(new Date('2026-11-21T11:59:00Z'))).toBe('Good morning');
    expect(greeting(new Date('2026-11-21T12:00:00Z'))).toBe('Good afternoon');
    expect(greeting(new Date('2026-06-21T11:00:00Z'))).toBe('Good afternoon');
    expect(greeting(new Date('2026-11-21T18:00:00Z'))).toBe('Good evening');
    expect(greeting(new Date('2026-11-21T00:30:00Z'))).toBe('Good morning');
  });
});
