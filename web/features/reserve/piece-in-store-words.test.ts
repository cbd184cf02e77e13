import { expect, it } from '@jest/globals';
import { pieceInStoreWords } from './piece-in-store-words.ts';

const sizes = ['L', 'M', 'O'].map((letter) => ({ sku: letter, letter }));
const has = (hasPiece: boolean, isLastOne: boolean, ...otherSkus: string[]) => ({
  hasPiece,
  isLastOne,
  otherSkus,
});
const words = (...args: Parameters<typeof has>) =>
  pieceInStoreWords(has(...args), sizes[1]!, sizes).replaceAll('\u00a0', ' ');

it.each([
  [words(true, false), 'Here now, size M'],
  [words(true, true, 'L'), 'The last one, here now, size M'],
  [words(false, false, 'O'), 'Not here. Size O is.'],
  [words(false, false, 'O', 'L'), 'Not here. Sizes L and O are.'],
  [words(false, false), 'Not here'],
])('says %s', (said, expected) => {
  expect(said).toBe(expected);
});

it('names no size of a piece that has none', () => {
  const watch = { sku: 'W', letter: null };
  expect(pieceInStoreWords(has(true, false), watch, [watch])).toBe('Here now');
});
