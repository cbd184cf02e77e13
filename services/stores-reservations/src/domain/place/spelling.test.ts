import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparable, lettersApart } from './spelling.ts';

describe('spelling', () => {
  it('[QY-13] compares names regardless of case, accents and abbreviations', () => {
    expect(comparable(' St. Peter-Port ')).toBe(comparable('Saint Peter Port'));
    expect(comparable('King’s Lynn')).toBe('kings lynn');
    expect(comparable('Brighton & Hove')).toBe('brighton and hove');
    expect(comparable('Ynys Môn')).toBe('ynys mon');
  });

  it('[QY-13] counts the letters between two words', () => {
    expect(lettersApart('leedz', 'leeds')).toBe(1);
    expect(lettersApart('', 'bath')).toBe(4);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        expect(lettersApart(one, one)).toBe(0);
        expect(lettersApart(one, other)).toBe(lettersApart(other, one));
        expect(lettersApart(one, other)).toBeGreaterThanOrEqual(
          Math.abs([...one].length - [...other].length) === 0 ? 0 : 1,
        );
      }),
    );
  });
});
