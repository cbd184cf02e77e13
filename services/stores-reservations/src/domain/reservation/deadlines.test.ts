import { describe, expect, it } from '@jest/globals';
import type { OpeningTimes } from '../opening/opening-times.ts';
import { afterOpenMinutes, answerBy, holdUntil } from './deadlines.ts';

const day = { opens: '09:00', closes: '17:30' };
const times: OpeningTimes = {
  week: [day, day, day, day, day, day, { opens: '11:00', closes: '17:00' }],
  exceptions: [
    { date: '2026-12-25', reason: 'Christmas Day', span: null },
    { date: '2026-12-26', reason: 'Boxing Day', span: null },
    { date: '2026-12-27', reason: 'Sunday', span: null },
  ],
};
const never: OpeningTimes = { week: Array.from({ length: 7 }, () => null), exceptions: [] };
const at = (moment: string) => new Date(moment);
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

describe('the deadlines of a reservation', () => {
  it('[EU-10] a request ends with the next opening day, a hold with the second, over days that are shut', () => {
    expect(iso(answerBy(times, at('2026-12-24T12:00:00Z')))).toBe('2026-12-28T17:30:00.000Z');
    expect(iso(holdUntil(times, at('2026-12-24T12:00:00Z')))).toBe('2026-12-29T17:30:00.000Z');
  });

  it('[EU-10] closes at the same time of day before and after the clocks change', () => {
    expect(iso(holdUntil(times, at('2027-03-26T12:00:00Z')))).toBe('2027-03-28T16:00:00.000Z');
    expect(iso(answerBy(times, at('2027-10-30T12:00:00Z')))).toBe('2027-10-31T17:00:00.000Z');
    expect(iso(holdUntil(times, at('2028-03-25T12:00:00Z')))).toBe('2028-03-27T16:30:00.000Z');
  });

  it('[EU-10] two opening hours go on the next day, and begin when the store opens', () => {
    expect(iso(afterOpenMinutes(times, at('2026-11-23T10:00:00Z')))).toBe('2026-11-23T12:00:00.000Z');
    expect(iso(afterOpenMinutes(times, at('2026-11-23T16:30:00Z')))).toBe('2026-11-24T10:00:00.000Z');
    expect(iso(afterOpenMinutes(times, at('2026-11-23T04:00:00Z')))).toBe('2026-11-23T11:00:00.000Z');
    expect(iso(afterOpenMinutes(times, at('2026-12-24T17:00:00Z')))).toBe('2026-12-28T10:30:00.000Z');
    // An opening time is before noon in winter and in summer.
    expect(iso(afterOpenMinutes(times, at('2027-03-27T23:00:00Z')))).toBe('2027-03-28T12:00:00.000Z');
  });

  it('has none for a store that does not open', () => {
    const noon = at('2026-11-23T12:00:00Z');
    expect([answerBy(never, noon), holdUntil(never, noon), afterOpenMinutes(never, noon)]).toEqual([
      ...[null, null, null],
    ]);
  });
});
