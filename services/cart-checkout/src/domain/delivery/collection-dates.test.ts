import { describe, expect, it } from '@jest/globals';
import { collectionDates } from './collection-dates.ts';
import type { CollectionCalendar } from './collection-dates.ts';

// tests/contract compares these days with those that stores-reservations computes.
const MONDAY = 0;
const ALWAYS: CollectionCalendar = {
  nation: 'england',
  closedWeekdays: [],
  closedDates: [],
  openDates: [],
};
const at = (ordered: string, calendar: Partial<CollectionCalendar>, workingDays = 2, count = 1) =>
  collectionDates(new Date(ordered), { workingDays, calendar: { ...ALWAYS, ...calendar } }, count);

describe('collection dates', () => {
  it('[EN-07] [EN-16] are working days after the lead time on which the store accepts parcels', () => {
    expect(at('2026-11-20T12:00:00Z', {}, 2, 5)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
  });

  it('[EN-16] follow the bank holidays of the store’s nation: St Andrew’s Day, Easter Monday', () => {
    expect(at('2026-11-26T12:00:00Z', { nation: 'scotland' })).toEqual(['2026-12-01']);
    expect(at('2026-11-27T12:00:00Z', { nation: 'scotland' })).toEqual(['2026-12-02']);
    expect(at('2026-11-26T12:00:00Z', {})).toEqual(['2026-11-30']);
    expect(at('2027-03-25T12:00:00Z', { nation: 'scotland' }, 1)).toEqual(['2027-03-29']);
    expect(at('2027-03-25T12:00:00Z', {}, 1)).toEqual(['2027-03-30']);
  });

  it('[EN-16] skip a weekday on which the store is closed, which still counts for the lead time', () => {
    const boutique = { closedWeekdays: [MONDAY] };
    expect(at('2026-11-19T12:00:00Z', boutique)).toEqual(['2026-11-24']);
    expect(at('2026-11-20T12:00:00Z', boutique)).toEqual(['2026-11-24']);
  });

  it('[EN-16] include a date on which a closed weekday is open, and skip one on which an open weekday is closed', () => {
    const openOnce = { closedWeekdays: [MONDAY], openDates: ['2026-11-23'] };
    expect(at('2026-11-19T12:00:00Z', openOnce)).toEqual(['2026-11-23']);
    expect(at('2026-11-26T12:00:00Z', openOnce)).toEqual(['2026-12-01']);
    expect(at('2026-11-19T12:00:00Z', { closedDates: ['2026-11-23'] })).toEqual(['2026-11-24']);
  });

  it('[EN-16] skip Christmas: no courier comes on the 25th and 28th, and the store is closed on the 29th', () => {
    const christmas = { closedDates: ['2026-12-29'] };
    expect(at('2026-12-23T12:00:00Z', christmas, 1)).toEqual(['2026-12-24']);
    expect(at('2026-12-24T12:00:00Z', christmas, 1)).toEqual(['2026-12-30']);
    expect(at('2026-12-23T12:00:00Z', christmas, 3)).toEqual(['2026-12-30']);
  });

  it('[EN-16] are counted from the current day in London', () => {
    expect(at('2027-06-15T22:59:00Z', {}, 1)).toEqual(['2027-06-16']);
    expect(at('2027-06-15T23:00:00Z', {}, 1)).toEqual(['2027-06-17']);
  });

  it('[EN-16] are none when the store accepts no parcels for three months', () => {
    const shut = { closedWeekdays: [0, 1, 2, 3, 4] };
    expect(at('2026-11-20T12:00:00Z', { ...shut, openDates: ['2027-02-18'] })).toEqual(['2027-02-18']);
    expect(at('2026-11-20T12:00:00Z', { ...shut, openDates: ['2027-02-19'] })).toEqual([]);
  });
});
