import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { halfMmOfLetter, LARGEST_HALF_MM, letterOfHalfMm, SMALLEST_HALF_MM } from './ring-size.ts';

const letters = fc
  .tuple(fc.constantFrom(...'DEFGHIJKLMNOPQRSTUVWXYZ'), fc.boolean())
  .map(([letter, half]) => (half ? `${letter}H` : letter));

describe('ring sizes', () => {
  it('[EN-15] [CO-13] follow the British standard', () => {
    expect(halfMmOfLetter('K')).toBe(100); // 50.0 mm
    expect(halfMmOfLetter('L')).toBe(103); // 51.25 mm, to the half
    expect(halfMmOfLetter('LH')).toBe(104);
    expect(letterOfHalfMm(104)).toBe('L½');
    expect(letterOfHalfMm(88)).toBe('F');
    expect(letterOfHalfMm(138)).toBe('Z');
    expect(letterOfHalfMm(140)).toBe('Z+1'); // 70.0 mm
  });

  it('[EN-15] [CO-13] a letter survives the way through millimetres', () => {
    fc.assert(
      fc.property(letters, (letter) => {
        const halfMm = halfMmOfLetter(letter);
        expect(halfMm).toBeGreaterThanOrEqual(SMALLEST_HALF_MM);
        expect(halfMm).toBeLessThanOrEqual(LARGEST_HALF_MM);
        expect(letterOfHalfMm(halfMm)).toBe(letter.length > 1 ? `${letter[0]}½` : letter);
      }),
    );
  });

  it('[EN-15] [CO-13] refuses what is no size we keep', () => {
    for (const letter of ['A', 'l', 'L½', 'LL', 'HH1', '']) {
      expect(() => halfMmOfLetter(letter)).toThrow(RangeError);
    }
  });
});
