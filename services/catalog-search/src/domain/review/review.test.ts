import { describe, expect, it } from '@jest/globals';
import { parseReview } from './review.ts';

const REVIEW = { rating: 5, title: 'Lovely', text: 'Just as pictured.', nickname: 'Ada' };

describe('a review', () => {
  it('keeps its lines, trimmed', () => {
    expect(parseReview({ ...REVIEW, title: ' Lovely ', text: 'One.\r\nTwo.\n' })).toEqual({
      ...REVIEW,
      text: 'One.\nTwo.',
    });
  });

  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(81) }],
    ['title', { title: 'safe \u202egnp' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(2_001) }],
    ['nickname', { nickname: '\n' }],
    ['nickname', { nickname: 'x'.repeat(31) }],
  ])('with %s of %j is refused', (field, change) => {
    expect(() => parseReview({ ...REVIEW, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
