import { describe, expect, it } from '@jest/globals';
import { durationWords, untilChange, type Hours } from './countdown.ts';

const HOURS: Hours = {
  week: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((dayOfWeek) => ({
    dayOfWeek,
    openingTime: '09:30',
    closingTime: '17:30',
  })),
  exceptions: [{ date: '2026-11-24', openingTime: null, closingTime: null }],
};
const at = (iso: string) => untilChange(HOURS, new Date(iso));

describe('the countdown of the dealer’s clock', () => {
  it.each([
    ['before opening', '2026-11-23T07:10:00Z', { change: 'opens', minutes: 140 }],
    ['while open', '2026-11-23T16:25:00Z', { change: 'closes', minutes: 65 }],
    [
      'at closing time, past a day of its own hours',
      '2026-11-23T17:30:00Z',
      { change: 'opens', minutes: 2_400 },
    ],
    ['on a closed Sunday', '2026-11-22T09:30:00Z', { change: 'opens', minutes: 1_440 }],
    ['in British Summer Time', '2026-07-06T08:00:00Z', { change: 'opens', minutes: 30 }],
  ])('counts in London’s time %s', (_when, iso, expected) => expect(at(iso)).toEqual(expected));

  it('is none for a showroom that does not open', () => {
    expect(untilChange({ week: [], exceptions: [] }, new Date('2026-11-23T09:00:00Z'))).toBeNull();
  });

  it('is said in days, hours and minutes', () => {
    expect([5, 65, 60, 1_440, 2_945].map(durationWords)).toEqual([
      '5\u00a0min',
      '1\u00a0h 5\u00a0min',
      '1\u00a0h 0\u00a0min',
      '1\u00a0day 0\u00a0h',
      '2\u00a0days 1\u00a0h',
    ]);
  });
});
