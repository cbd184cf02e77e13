import { describe, expect, it } from '@jest/globals';
import { distanceWords } from './distance-words.ts';

describe('a distance in words', () => {
  it.each([
    [1, '1.0\u00a0miles'],
    [0, '0.0\u00a0miles'],
    [12.3, '12.3\u00a0miles'],
    [0.4, '0.4\u00a0miles'],
  ])('[CO-08] %d is %s', (miles, words) => {
    expect(distanceWords(miles)).toBe(words);
  });
});
