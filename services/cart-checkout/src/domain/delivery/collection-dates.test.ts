import { describe, expect, it } from '@jest/globals';
import { arrivalDates } from '@loupe/calendar/arrivals';
import { COURIER } from '@loupe/calendar/lead-times';
import { collectionDates } from './collection-dates.ts';
import type { CollectionCalendar } from './collection-dates.ts';

// tests/contract holds these days to those on the stores' own cards.
const MONDAY = 0;
const ALWAYS: CollectionCalendar = {
  ...{ nation: 'england', closedWeekdays: [], closedDates: [], openDates: [] },
};
const at = (ordered: string, calendar: Partial<CollectionCalendar> | null, workingDays = 2, count = 1) => {
  const whole = calendar === null ? null : { ...ALWAYS, ...calendar };
  return collectionDates(new Date(ordered), { workingDays, calendar: whole }, count);
};

describe('days of collection', () => {
  it('[EN-07] [EN-16] are working days from so many on, on which the store takes parcels in', () => {
    expect(at('2026-11-20T12:00:00Z', {}, 2, 5)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
  });

  it('[EN-16] are counted by the bank holidays of the store’s nation: St Andrew’s Day, Easter Monday', () => {
    expect(at('2026-11-26T12:00:00Z', { nation: 'scotland' })).toEqual(['2026-12-01']);
    expect(at('2026-11-27T12:00:00Z', { nation: 'scotland' })).toEqual(['2026-12-02']);
    expect(at('2026-11-26T12:00:00Z', {})).toEqual(['2026-11-30']);
    expect(at('2027-03-25T12:00:00Z', { nation: 'scotland' }, 1)).toEqual(['2027-03-29']);
    expect(at('2027-03-25T12:00:00Z', {}, 1)).toEqual(['2027-03-30']);
  });

  it('[EN-16] pass over a weekday on which the store is shut, though the courier’s day counts', () => {
    const boutique = { closedWeekdays: [MONDAY] };
    expect(at('2026-11-19T12:00:00Z', boutique)).toEqual(['2026-11-24']);
    expect(at('2026-11-20T12:00:00Z', boutique)).toEqual(['2026-11-24']);
  });

  it('[EN-16] take a date on which such a store opens after all, and leave out one on which another is shut', () => {
    const openOnce = { closedWeekdays: [MONDAY], openDates: ['2026-11-23'] };
    expect(at('2026-11-19T12:00:00Z', openOnce)).toEqual(['2026-11-23']);
    expect(at('2026-11-26T12:00:00Z', openOnce)).toEqual(['2026-12-01']);
    expect(at('2026-11-19T12:00:00Z', { closedDates: ['2026-11-23'] })).toEqual(['2026-11-24']);
  });

  it('[EN-16] skip Christmas: no courier comes on the 25th and 28th, and the store is shut on the 29th', () => {
    const christmas = { closedDates: ['2026-12-29'] };
    expect(at('2026-12-23T12:00:00Z', christmas, 1)).toEqual(['2026-12-24']);
    expect(at('2026-12-24T12:00:00Z', christmas, 1)).toEqual(['2026-12-30']);
    expect(at('2026-12-23T12:00:00Z', christmas, 3)).toEqual(['2026-12-30']);
  });

  it('[EN-16] are counted from the day it is in London', () => {
    expect(at('2027-06-15T22:59:00Z', {}, 1)).toEqual(['2027-06-16']);
    expect(at('2027-06-15T23:00:00Z', {}, 1)).toEqual(['2027-06-17']);
  });

  it('[EN-16] are none where the store takes no parcel in for three months', () => {
    const shut = { closedWeekdays: [0, 1, 2, 3, 4] };
    expect(at('2026-11-20T12:00:00Z', { ...shut, openDates: ['2027-02-18'] })).toEqual(['2027-02-18']);
    expect(at('2026-11-20T12:00:00Z', { ...shut, openDates: ['2027-02-19'] })).toEqual([]);
  });

  it('[EN-16] are those of the courier until the store has told its own, in a nation until it has told that', () => {
    const now = new Date('2026-12-22T12:00:00Z');
    const couriers = arrivalDates(now, COURIER, 3);
    const { nation: _nation, ...withoutNation } = ALWAYS;
    expect(collectionDates(now, { workingDays: 3, calendar: null }, 3)).toEqual(couriers);
    expect(collectionDates(now, { workingDays: 3, calendar: withoutNation }, 3)).toEqual(couriers);
  });
});
