import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysAfter, weekdayOf } from '@loupe/calendar/days';
import { londonTime } from '@loupe/calendar/london';
import { isOpenAt, openState } from './open-state.ts';
import { spanOn, WEEKDAYS, type OpeningTimes } from './opening-times.ts';

const usual = { opens: '09:00', closes: '17:30' };
const shop: OpeningTimes = {
  week: [usual, usual, usual, { opens: '09:00', closes: '20:00' }, usual, usual, null],
  exceptions: [
    {
      date: '2026-12-24',
      reason: 'Christmas Eve',
      span: { opens: '09:00', closes: '16:00' },
    },
    { date: '2026-12-25', reason: 'Christmas Day', span: null },
    { date: '2026-12-26', reason: 'Boxing Day', span: null },
    { date: '2026-12-28', reason: 'Boxing Day bank holiday', span: null },
  ],
};
const at = (moment: string) => [isOpenAt(shop, new Date(moment)), openState(shop, new Date(moment))];

describe('opening', () => {
  it.each([
    ['a Saturday noon', '2026-11-21T12:00:00Z', true, 'Open until 5.30pm'],
    ['the minute it opens', '2026-11-21T09:00:00Z', true, 'Open until 5.30pm'],
    ['the minute before', '2026-11-21T08:59:59Z', false, 'Opens at 9am'],
    ['the minute it closes, before a closed Sunday', '2026-11-21T17:30:00Z', false, 'Opens Monday at 9am'],
    ['a late Thursday', '2026-11-26T19:59:00Z', true, 'Open until 8pm'],
    ['Christmas Eve, shorter', '2026-12-24T16:00:00Z', false, 'Opens Tuesday at 9am'],
    ['Christmas Day', '2026-12-25T12:00:00Z', false, 'Opens Tuesday at 9am'],
    ['a summer morning, by London’s clock', '2027-06-15T08:00:00Z', true, 'Open until 5.30pm'],
    ['the same hour in winter', '2027-01-13T08:00:00Z', false, 'Opens at 9am'],
  ])('[EN-16] describes %s', (_moment, moment, open, words) => {
    expect(at(moment)).toEqual([open, words]);
  });

  it('[EN-16] includes the date when the weekday alone would be read as this week’s', () => {
    const holidays: OpeningTimes = {
      ...shop,
      exceptions: Array.from({ length: 9 }, (_, day) => ({
        date: daysAfter('2027-01-02', day),
        reason: 'Refurbishment',
        span: null,
      })),
    };
    expect(openState(holidays, new Date('2027-01-02T12:00:00Z'))).toBe('Opens Monday 11 January at 9am');
    const never: OpeningTimes = { week: shop.week.map(() => null), exceptions: [] };
    expect(openState(never, new Date('2027-01-02T12:00:00Z'))).toBe('Closed until further notice');
  });

  it('[EN-16] has the same local hours before and after both clock changes', () => {
    for (const [sunday, utc] of [
      ['2027-03-28', '08:00'],
      ['2026-10-25', '09:00'],
    ] as const) {
      const open: OpeningTimes = { week: shop.week.map(() => usual), exceptions: [] };
      const nine = Date.parse(`${sunday}T${utc}:00Z`);
      expect(isOpenAt(open, new Date(nine - 60_000))).toBe(false);
      expect(isOpenAt(open, new Date(nine))).toBe(true);
    }
  });

  it('[EN-16] is open exactly between its two times, on any minute of two years', () => {
    const start = Date.parse('2026-11-01T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * 366 * 1440 }), (minutes) => {
        const moment = new Date(start + minutes * 60_000);
        const { date, time } = londonTime(moment);
        const span = spanOn(shop, date);
        const open = span !== null && time >= span.opens && time < span.closes;
        expect(isOpenAt(shop, moment)).toBe(open);
        expect(openState(shop, moment).startsWith('Open until')).toBe(open);
        expect(openState(shop, moment)).not.toBe('Closed until further notice');
      }),
    );
  });
});

describe('weekdays', () => {
  it('[EU-03] run from Monday to Sunday', () => {
    expect(WEEKDAYS).toEqual(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']);
    expect(WEEKDAYS[weekdayOf('2026-11-23')]).toBe('MON');
    expect(WEEKDAYS[weekdayOf('2026-11-22')]).toBe('SUN');
  });
});
