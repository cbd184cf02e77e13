import { describe, expect, it } from '@jest/globals';
import { exceptionRow, spanWords, weekRows, type Weekday } from './opening-words.ts';

const NAMES: Weekday[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const week = (...spans: (string | null)[]) =>
  spans.map((span, day) => {
    const [openingTime = null, closingTime = null] = span?.split('-') ?? [];
    return { dayOfWeek: NAMES[day]!, openingTime, closingTime };
  });

describe('opening hours as text', () => {
  it('[EU-03] merges adjacent weekdays with equal hours into one row, Monday first', () => {
    const usual = '09:30-17:30';
    expect(weekRows(week(usual, usual, usual, '09:30-20:00', usual, usual, '11:00-16:00'))).toEqual([
      { days: 'Monday to Wednesday', times: '9.30am to 5.30pm' },
      { days: 'Thursday', times: '9.30am to 8pm' },
      { days: 'Friday and Saturday', times: '9.30am to 5.30pm' },
      { days: 'Sunday', times: '11am to 4pm' },
    ]);
  });

  it('[EU-03] shows closed days', () => {
    expect(weekRows(week(null, null, null, null, null, null, null))).toEqual([
      { days: 'Monday to Sunday', times: 'Closed' },
    ]);
  });

  it('[EN-16] names a day with other hours, and the reason', () => {
    expect(
      exceptionRow({ date: '2026-12-25', reason: 'Christmas Day', openingTime: null, closingTime: null }),
    ).toEqual({ days: 'Christmas Day, Friday 25 December', times: 'Closed' });
    expect(spanWords({ openingTime: '12:00', closingTime: '16:00' })).toBe('12 noon to 4pm');
  });
});
