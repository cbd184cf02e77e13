import { describe, expect, it } from '@jest/globals';
import { calendarOf } from './nominated-days.ts';

describe('the calendar of nominated days', () => {
  it('[EN-07] has a row for each week from Monday, and every day between the first and the last offered', () => {
    const [november, december, ...more] = calendarOf(['2026-11-26', '2026-11-28', '2026-12-01']);
    expect(more).toEqual([]);
    expect(november?.name).toBe('November 2026');
    const shown = (weeks: typeof november) =>
      weeks?.weeks.map((week) => week.map((day) => (day ? `${day.number}${day.isOffered ? '' : '-'}` : '')));
    expect(shown(november)).toEqual([
      ['', '', '', '26', '27-', '28', '29-'],
      ['30-', '', '', '', '', '', ''],
    ]);
    expect(shown(december)).toEqual([['', '1', '', '', '', '', '']]);
    expect(november?.weeks[0]?.[5]?.words).toBe('Saturday 28 November');
  });

  it('[EN-07] is empty without days', () => {
    expect(calendarOf([])).toEqual([]);
  });
});
