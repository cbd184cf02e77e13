import { describe, expect, it } from '@jest/globals';
import { dayInWords, weekdayInWords } from './day-words.ts';

describe('days in words', () => {
  it('[CO-08] [EN-16] a day is named with its date, or by its weekday', () => {
    expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November');
    expect(weekdayInWords('2026-11-24')).toBe('Tuesday');
  });
});
