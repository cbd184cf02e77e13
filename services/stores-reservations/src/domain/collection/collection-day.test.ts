import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { londonTime, weekdayOf } from '../opening/london-time.ts';
import { exceptionOn, spanOn, type OpeningTimes } from '../opening/opening-times.ts';
import { collectionOf, collectionWords, isDelayed } from './collection-day.ts';

const usual = { opens: '09:30', closes: '17:30' };
const shop: OpeningTimes = {
  week: [null, usual, usual, usual, usual, usual, null],
  exceptions: [
    {
      date: '2026-12-24',
      reason: 'Christmas Eve',
      span: { opens: '11:00', closes: '16:00' },
      bankHoliday: false,
    },
    { date: '2026-12-25', reason: 'Christmas Day', span: null, bankHoliday: true },
    { date: '2026-12-28', reason: 'Boxing Day bank holiday', span: usual, bankHoliday: true },
  ],
};
const ready = (days: number, ordered: string) =>
  collectionWords(collectionOf(shop, days, new Date(ordered))!);

describe('collection', () => {
  it('[EN-16] is ready on a working day on which the store is open', () => {
    expect(ready(2, '2026-11-21T12:00:00Z')).toBe('Ready Tuesday 24 November from 10am');
    expect(ready(1, '2026-11-21T12:00:00Z')).toBe('Ready Tuesday 24 November from 10am');
    expect(ready(2, '2026-11-24T12:00:00Z')).toBe('Ready Thursday 26 November from 10am');
  });

  it('[EN-16] skips bank holidays, on which no courier comes, though the doors be open', () => {
    expect(ready(2, '2026-12-22T12:00:00Z')).toBe('Ready Thursday 24 December from 11am');
    expect(ready(1, '2026-12-24T12:00:00Z')).toBe('Ready Tuesday 29 December from 10am');
  });

  it('[EN-16] skips St Andrew’s Day where couriers keep it, and a weekday on which the store is shut', () => {
    const standrew = { date: '2026-11-30', reason: 'St Andrew’s Day', span: usual, bankHoliday: true };
    const edinburgh: OpeningTimes = { week: shop.week.with(0, usual), exceptions: [standrew] };
    const dates = (times: OpeningTimes) =>
      ['2026-11-26T12:00:00Z', '2026-11-27T12:00:00Z'].map(
        (day) => collectionOf(times, 2, new Date(day))?.date,
      );
    expect(dates(edinburgh)).toEqual(['2026-12-01', '2026-12-02']);
    expect(dates({ ...edinburgh, exceptions: [] })).toEqual(['2026-11-30', '2026-12-01']);
    expect(dates(shop)).toEqual(['2026-12-01', '2026-12-01']);
    const opened = { ...standrew, bankHoliday: false };
    expect(dates({ ...shop, exceptions: [opened] })).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('[EN-16] counts from the day in London', () => {
    expect(ready(1, '2027-06-15T22:59:00Z')).toBe('Ready Wednesday 16 June from 10am');
    expect(ready(1, '2027-06-15T23:00:00Z')).toBe('Ready Thursday 17 June from 10am');
  });

  it('[EN-16] is never sooner than its working days, and never behind closed doors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 400 * 24 }), (days, hours) => {
        const ordered = new Date(Date.parse('2026-11-21T00:00:00Z') + hours * 3_600_000);
        const { date, from } = collectionOf(shop, days, ordered)!;
        expect(date > londonTime(ordered).date).toBe(true);
        expect(weekdayOf(date)).toBeLessThan(5);
        expect(exceptionOn(shop, date)?.bankHoliday ?? false).toBe(false);
        const span = spanOn(shop, date)!;
        expect(span.opens <= from && from < span.closes).toBe(true);
      }),
    );
  });

  it('[EN-16] a store that takes no parcel in for three months has no day', () => {
    const shut: OpeningTimes = { week: shop.week.map(() => null), exceptions: [] };
    expect(collectionOf(shut, 1, new Date())).toBeNull();
  });

  it('[EN-16] is delayed when the courier to the door would be sooner', () => {
    expect([1, 3, 4].map(isDelayed)).toEqual([false, false, true]);
  });
});
