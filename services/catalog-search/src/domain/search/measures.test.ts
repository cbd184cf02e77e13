import { describe, expect, it } from '@jest/globals';
import { isMeasure } from './measures.ts';
import { indexedTerms } from './synonyms.ts';
import { queryWords } from './words.ts';

describe('measures', () => {
  it.each([
    ['40mm', '40mm'],
    ['40 mm', '40mm'],
    ['40\u00a0mm', '40mm'],
    ['40-mm', '40mm'],
    ['40 millimetres', '40mm'],
    ['40.0 MM', '40mm'],
    ['1.5ct', '1.5ct'],
    ['1.50 ct', '1.5ct'],
    ['1.50ct', '1.5ct'],
    ['.5 carat', '0.5ct'],
    ['½ ct', '0.5ct'],
    ['1 1/2 carat', '1.5ct'],
    ['half-carat', '0.5ct'],
    ['quarter of', 'quarter of'],
    ['45 cm', '45cm'],
    ['18 inch', '18inch'],
    ['18"', '18inch'],
    ['18in', '18inch'],
    ['10 bar', '10bar'],
    ['10atm', '10bar'],
    ['100 metres', '100m'],
    ['4.2 g', '4.2 g'],
    ['4.20g', '4.2g'],
    ['9 × 7 mm', '9mm 7mm'],
    ['38–40mm', '38mm 40mm'],
    ['15.5 to 20 cm', '15.5cm 20cm'],
    ['18 carat gold', '18ct gold'],
  ])('[RT-10] %j is %j', (text, words) => {
    expect(queryWords(text).join(' ')).toBe(words);
  });

  it.each(['0100041-m', 'tn 4110.bk', 'bb-118-2117', 'size m', 'barometer', '12345 m'])(
    '[RT-10] %j is no measure',
    (text) => {
      expect(queryWords(text).filter(isMeasure)).toEqual([]);
    },
  );

  it.each([
    ['41 mm', ['41', '41mm', '4.1cm']],
    ['45 cm', ['45', '45cm', '450mm', '18inch', '17.5inch']],
    ['100 m', ['100', '100m', '10bar']],
    ['1.50 ct', ['1.5', '1.5ct']],
  ])('[RT-10] a product of %s is found by each of %j', (text, terms) => {
    expect(indexedTerms(text)).toEqual(expect.arrayContaining(terms));
  });
});
