import { describe, expect, it } from '@jest/globals';
import { optionWords, sizeWords, workWords } from './option-words.ts';

describe('what was chosen for a piece, in words', () => {
  it('names the size first, then the work on it', () => {
    expect(optionWords({ ringSize: 54, giftWrap: true, giftMessage: 'For you', engraving: 'A & B' })).toEqual(
      ['Size N', 'Engraved “A & B”', 'Gift wrapped', 'Card: “For you”'],
    );
    expect(sizeWords({ ringSize: 52 })).toBe('Size L½');
    expect(sizeWords({ wristSize: 175 })).toBe('Wrist 17.5 cm');
  });

  it('says nothing of a piece without a choice', () => {
    expect(optionWords({})).toEqual([]);
    expect(sizeWords({ ringSize: null, wristSize: null })).toBe('');
    expect(workWords({ engraving: null, giftWrap: false, giftMessage: null })).toEqual([]);
  });
});
