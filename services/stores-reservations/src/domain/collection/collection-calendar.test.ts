import { describe, expect, it } from '@jest/globals';
import type { OpeningException } from '../opening/opening-times.ts';
import { collectionCalendar } from './collection-calendar.ts';

const usual = { opens: '09:30', closes: '17:30' };
const early = { opens: '08:00', closes: '10:00' };
const on = (date: string, span: OpeningException['span']): OpeningException => ({
  date,
  reason: 'Differs',
  span,
});
/** Closed on Mondays, and on Tuesdays closed before the courier comes. */
const boutique = (...exceptions: OpeningException[]) =>
  collectionCalendar({
    nation: 'scotland',
    week: [null, early, usual, usual, usual, usual, null],
    exceptions,
  });
const NONE = { nation: 'scotland', closedWeekdays: [0, 1], closedDates: [], openDates: [] };

describe('the collection calendar', () => {
  it('[EN-16] has the nation, and the weekdays on which no parcel is accepted', () => {
    expect(boutique()).toEqual(NONE);
  });

  it('[EN-16] omits the nation’s bank holidays, whether the store is open or not', () => {
    expect(boutique(on('2026-11-30', usual), on('2026-12-25', null))).toEqual(NONE);
  });

  it('[EN-16] lists a working day on which acceptance differs from its weekday, not one on which only the hours differ', () => {
    const days = [
      ...[on('2026-12-02', null), on('2026-12-03', early), on('2026-12-04', { ...usual, closes: '20:00' })],
      ...[on('2026-12-07', usual), on('2026-12-08', usual), on('2026-12-14', early)],
    ];
    expect(boutique(...days)).toEqual({
      ...NONE,
      closedDates: ['2026-12-02', '2026-12-03'],
      openDates: ['2026-12-07', '2026-12-08'],
    });
  });

  it('[EN-16] omits weekends, on which no courier comes', () => {
    expect(boutique(on('2026-12-05', null), on('2026-12-06', usual))).toEqual(NONE);
  });
});
