import { describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import { isWorkingDay } from '@loupe/calendar/working-days';
import fc from 'fast-check';
import { spanOn } from '../opening/opening-times.ts';
import { collectionOf, collectionWords, isDelayed, type CollectionTimes } from './collection-day.ts';

const usual = { opens: '09:30', closes: '17:30' };
/** Closed on Sundays and Mondays. */
const shop: CollectionTimes = {
  nation: 'england',
  collectionDays: 2,
  week: [null, usual, usual, usual, usual, usual, null],
  exceptions: [
    { date: '2026-12-24', reason: 'Christmas Eve', span: { opens: '11:00', closes: '16:00' } },
    { date: '2026-12-25', reason: 'Christmas Day', span: null },
    { date: '2026-12-28', reason: 'Boxing Day bank holiday', span: usual },
  ],
};
const day = (ordered: string, change: Partial<CollectionTimes> = {}) =>
  collectionOf({ ...shop, ...change }, new Date(ordered));
const ready = (collectionDays: number, ordered: string) => collectionWords(day(ordered, { collectionDays })!);

describe('collection', () => {
  it('[EN-16] is ready on a working day on which the store is open', () => {
    expect(ready(2, '2026-11-21T12:00:00Z')).toBe('Ready Tuesday 24 November from 10am');
    expect(ready(1, '2026-11-21T12:00:00Z')).toBe('Ready Tuesday 24 November from 10am');
    expect(ready(2, '2026-11-24T12:00:00Z')).toBe('Ready Thursday 26 November from 10am');
  });

  it('[EN-16] is later by the days in which a piece is made first', () => {
    const made = (days: number) => collectionOf(shop, new Date('2026-11-21T12:00:00Z'), days)?.date;
    expect([0, 1, 10].map(made)).toEqual(['2026-11-24', '2026-11-25', '2026-12-08']);
  });

  it('[EN-16] skips bank holidays, on which no courier comes, also where the store is open', () => {
    expect(ready(2, '2026-12-22T12:00:00Z')).toBe('Ready Thursday 24 December from 11am');
    expect(ready(1, '2026-12-24T12:00:00Z')).toBe('Ready Tuesday 29 December from 10am');
  });

  it('[EN-16] skips a bank holiday without an exception of the store: Good Friday 2028', () => {
    const open = { week: shop.week.with(0, usual) };
    expect(day('2028-04-12T12:00:00Z', open)?.date).toBe('2028-04-18');
  });

  it('[EN-16] skips St Andrew’s Day in Scotland only, and a weekday on which the store is closed', () => {
    const orders = ['2026-11-26T12:00:00Z', '2026-11-27T12:00:00Z'];
    const dates = (change: Partial<CollectionTimes>) => orders.map((ordered) => day(ordered, change)?.date);
    const week = shop.week.with(0, usual);
    expect(dates({ nation: 'scotland', week })).toEqual(['2026-12-01', '2026-12-02']);
    expect(dates({ week })).toEqual(['2026-11-30', '2026-12-01']);
    expect(dates({})).toEqual(['2026-12-01', '2026-12-01']);
    const opened = [{ date: '2026-11-30', reason: 'Sale', span: usual }];
    expect(dates({ exceptions: opened })).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('[EN-16] counts from the day in London', () => {
    expect(ready(1, '2027-06-15T22:59:00Z')).toBe('Ready Wednesday 16 June from 10am');
    expect(ready(1, '2027-06-15T23:00:00Z')).toBe('Ready Thursday 17 June from 10am');
  });

  it('[EN-16] is a later working day on which the store is open', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 800 * 24 }),
        (collectionDays, hours) => {
          const ordered = new Date(Date.parse('2026-11-21T00:00:00Z') + hours * 3_600_000);
          const store = { ...shop, collectionDays };
          const { date, from } = collectionOf(store, ordered)!;
          expect(date > londonDate(ordered)).toBe(true);
          expect(weekdayOf(date)).toBeLessThan(5);
          expect(isWorkingDay('england', date)).toBe(true);
          const span = spanOn(store, date)!;
          expect(span.opens <= from && from < span.closes).toBe(true);
        },
      ),
    );
  });

  it('[EN-16] a store that accepts no parcels for three months has no collection day', () => {
    expect(day('2026-11-21T12:00:00Z', { week: shop.week.map(() => null), exceptions: [] })).toBeNull();
  });

  it('[EN-16] is delayed when delivery to the shopper’s home would be earlier', () => {
    expect([1, 3, 4].map(isDelayed)).toEqual([false, false, true]);
  });
});
