import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { daysAfter, weekdayOf } from './days.ts';
import { londonDate, londonInstant, londonTime } from './london.ts';

describe('London', () => {
  it.each([
    ['2026-11-21T23:30:00Z', '2026-11-21', '23:30'],
    ['2026-06-30T22:59:59.999Z', '2026-06-30', '23:59'],
    ['2026-06-30T23:00:00Z', '2026-07-01', '00:00'],
    ['2027-03-28T00:59:00Z', '2027-03-28', '00:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28', '02:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
  ])('at %s it is %s, %s', (instant, date, time) => {
    expect(londonTime(new Date(instant))).toEqual({ date, time });
    expect(londonDate(new Date(instant))).toBe(date);
  });

  it('maps a local time to an instant: the later one of a skipped hour, the first of a repeated one', () => {
    expect(londonInstant('2026-11-19', '00:00').toISOString()).toBe('2026-11-19T00:00:00.000Z');
    expect(londonInstant('2026-07-16', '00:00').toISOString()).toBe('2026-07-15T23:00:00.000Z');
    expect(londonInstant('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(londonInstant('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('[CO-08] its midnight agrees with Intl on any day of 16 years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 * 365 }), (days) => {
        const date = daysAfter('2024-01-01', days);
        expect(clock.format(londonInstant(date, '00:00'))).toBe(`${date} 00:00:00`);
      }),
    );
  });
});

describe('days', () => {
  it('[EU-03] run from Monday, 0, to Sunday, 6, one after the other', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
    for (let day = 0, date = '2026-03-01'; day < 400; day++, date = daysAfter(date, 1)) {
      expect(weekdayOf(daysAfter(date, 1))).toBe((weekdayOf(date) + 1) % 7);
    }
  });

  it('are counted as Temporal counts them', () => {
    const day = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(day, day, (from, days) => {
        const date = Temporal.PlainDate.from('2026-11-21').add({ days: from });
        expect(daysAfter(date.toString(), days)).toBe(date.add({ days }).toString());
        expect(weekdayOf(date.toString())).toBe(date.dayOfWeek - 1);
      }),
    );
  });
});
