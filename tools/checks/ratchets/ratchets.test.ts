import { describe, expect, it } from '@jest/globals';
import { commentsWithoutNoun } from './comments.ts';
import { judge, lowered } from './judge.ts';

const counts = { commentsWithoutNoun: 7 };

describe('what new code is written without', () => {
  it('comments of which no word is a noun, however long', () => {
    const text = `
      /** Newest first. */
      /**
       * As it was chosen
       * before.
       */
      // Called once,
      // and never again.
      const a = 1; // only beside code
      /** @returns undefined unless it is ready */`;
    expect(commentsWithoutNoun(text)).toEqual([
      'Newest first.',
      'As it was chosen before.',
      'Called once, and never again.',
      'undefined unless it is ready',
    ]);
  });

  it.each([
    'Pence.',
    'The newest order first.',
    'As addToCart takes it.',
    'EU-11.',
    'Null for `none`.',
    'YYYY-MM-DD.',
    'When the feed is read.',
    'Counted by @loupe/money.',
  ])('a comment has a noun or a name: %s', (comment) => {
    expect(commentsWithoutNoun(`/** ${comment} */`)).toEqual([]);
  });

  it('is refused when a count rises, and its baseline only falls', () => {
    expect(judge({ commentsWithoutNoun: 8 }, counts)).toEqual([
      {
        text: '✗ comments without a noun: 8, at most 7; node tools/checks/ratchets.ts --list commentsWithoutNoun',
        isRisen: true,
      },
    ]);
    expect(judge({ commentsWithoutNoun: 6 }, counts)).toEqual([
      { text: 'comments without a noun: 6, at most 7; lower it with --write', isRisen: false },
    ]);
    expect(lowered({ commentsWithoutNoun: 6 }, counts)).toEqual({ commentsWithoutNoun: 6 });
    expect(lowered({ commentsWithoutNoun: 8 }, counts)).toEqual(counts);
  });
});
