import { describe, expect, it } from '@jest/globals';
import { timeInWords } from './time-words.ts';

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
});
