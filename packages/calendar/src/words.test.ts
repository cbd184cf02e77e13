import { describe, expect, it } from '@jest/globals';
import { timeInWords, dayInWords, weekdayInWords } from './words.ts';

describe('times in words', () => {
  it.each([
    ['09:00', '9am'],
    ['09:30', '9.30am'],
    ['12:00', '12 noon'],
    ['12:30', '12.30pm'],
    ['17:30', '5.30pm'],
    ['20:00', '8pm'],
    ['00:05', '12.05am'],
  ])('[EN-16] %s is %s', (time, words) => {
    expect(timeInWords(time)).toBe(words);
  });

  it('[CO-08] [EN-16] a day is named with its date, or by its weekday', () => {
    expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November');
    expect(weekdayInWords('2026-11-24')).toBe('Tuesday');
  });
});
