import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isInRange, PRICE_BUCKETS, bucketOf, rangeOfCode } from './price-range.ts';
import { readPriceWords } from './price-words.ts';
import { corrected, slipsBetween } from './spelling.ts';
import { queryWords, stem } from './words.ts';

describe('words', () => {
  it('[RT-10] fold accents, case, and characters that cannot be seen', () => {
    expect(queryWords('  Ri\u200Bng\u202E, BÉZEL’s 18 ct gold ')).toEqual(['ring', 'bezels', '18ct', 'gold']);
    expect(queryWords('')).toEqual([]);
  });

  it('[RT-10] are cut between characters', () => {
    const [word] = queryWords(`${'x'.repeat(39)}\u{20000}\u{20000}`);
    expect(word).toBe('x'.repeat(39));
    expect(readPriceWords(`${'x'.repeat(399)}\u{20000}`).words).toBe('x'.repeat(399));
  });

  it.each([
    ['rings', 'ring'],
    ['watches', 'watch'],
    ['rubies', 'ruby'],
    ['glass', 'glass'],
    ['crosses', 'cross'],
    ['bus', 'bus'],
    ['setting', 'setting'],
  ])('[RT-10] %s is found as %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});

describe('prices in words', () => {
  it.each([
    ['hoops under 300', 'hoops', { from: null, to: 300_01 }],
    ['ring between £1,000 and £2k', 'ring', { from: 1_000_00, to: 2_000_01 }],
    ['watch £200-£400', 'watch', { from: 200_00, to: 400_01 }],
    ['ring over £5000', 'ring', { from: 5_000_00, to: null }],
    ['18ct gold ring', '18ct gold ring', null],
  ])('[RT-10] "%s"', (text, words, range) => {
    expect(readPriceWords(text)).toEqual({ words, range });
  });

  it('[QY-11] every price is in exactly the range that counts it', () => {
    const bounds = fc.constantFrom(...PRICE_BUCKETS.map(({ from }) => from ?? 0));
    fc.assert(
      fc.property(fc.oneof(fc.nat(20_000_00), bounds), (price) => {
        const inside = PRICE_BUCKETS.filter((bucket) => isInRange(price, bucket));
        expect(inside).toEqual([PRICE_BUCKETS[bucketOf(price)]]);
        expect(rangeOfCode(inside[0]!.code)).toEqual({ from: inside[0]!.from, to: inside[0]!.to });
      }),
    );
  });
});

describe('spelling', () => {
  it('[RT-10] counts a letter too many, missing, wrong or exchanged as one slip', () => {
    expect(slipsBetween('saphire', 'sapphire', 2)).toBe(1);
    expect(slipsBetween('daimond', 'diamond', 2)).toBe(1);
    expect(slipsBetween('ring', 'watch', 2)).toBe(3);
  });

  it('[RT-10] is the same both ways, and none for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (left, right) => {
        expect(slipsBetween(left, right, 3)).toBe(slipsBetween(right, left, 3));
        expect(slipsBetween(left, left, 3)).toBe(0);
      }),
    );
  });

  it('[RT-10] leaves short words and codes alone', () => {
    const known = [['ring', 10]] as const;
    expect(corrected('rin', known)).toBeNull();
    expect(corrected('r1ng', known)).toBeNull();
    expect(corrected('rign', known)).toBe('ring');
  });
});
