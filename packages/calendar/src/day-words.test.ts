import { describe, expect, it } from '@jest/globals';
import { dayInWords, weekdayInWords } from './day-words.ts';

describe('days in words', () => {
  it('[CO-08] [EN-16] a day is named with its date, or by its weekday', () => {
    expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November');
    expect(weekdayInWords('2026-11-24')).toBe('Tuesday');
  });

  it('[CO-08] every day of a year is named as Intl names it', () => {
    const named = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2028, 0, 1 + day));
      expect(dayInWords(date.toISOString().slice(0, 10))).toBe(named.format(date).replace(',', ''));
    }
  });
});
