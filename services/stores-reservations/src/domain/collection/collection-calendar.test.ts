import { describe, expect, it } from '@jest/globals';
import type { OpeningException } from '../opening/opening-times.ts';
import { collectionCalendar } from './collection-calendar.ts';

const usual = { opens: '09:30', closes: '17:30' };
const early = { opens: '08:00', closes: '10:00' };
const on = (date: string, span: OpeningException['span']): OpeningException => ({
  ...{ date, reason: 'Differs', span },
});
/** Shut on Mondays, and on Tuesdays before the courier has been. */
const boutique = (...exceptions: OpeningException[]) =>
  collectionCalendar({
    nation: 'scotland',
    week: [null, early, usual, usual, usual, usual, null],
    exceptions,
  });
const NONE = { nation: 'scotland', closedWeekdays: [0, 1], closedDates: [], openDates: [] };

describe('the calendar of collections', () => {
  it('[EN-16] names the nation, and the weekdays on which nobody takes a parcel in', () => {
    expect(boutique()).toEqual(NONE);
  });

  it('[EN-16] leaves the nation’s bank holidays out, whether the store is open or not', () => {
    expect(boutique(on('2026-11-30', usual), on('2026-12-25', null))).toEqual(NONE);
  });

  it('[EN-16] names a working day that is other than its weekday, and none that differs in hours alone', () => {
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

  it('[EN-16] leaves weekends out: no courier comes in any case', () => {
    expect(boutique(on('2026-12-05', null), on('2026-12-06', usual))).toEqual(NONE);
  });
});
