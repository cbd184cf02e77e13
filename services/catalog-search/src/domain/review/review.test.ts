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

  it('has texts without characters that cannot be seen, and spaces for tabs', () => {
    const pasted = { ...REVIEW, title: 'safe \u202epng', text: 'One.\tTwo.\u200b', nickname: 'A\u2060da' };
    expect(parseReview(pasted)).toEqual({ ...REVIEW, title: 'safe png', text: 'One. Two.', nickname: 'Ada' });
  });

  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(81) }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(2_001) }],
    ['nickname', { nickname: '\n' }],
    ['nickname', { nickname: 'x'.repeat(31) }],
  ])('with %s of %j is refused', (field, change) => {
    expect(() => parseReview({ ...REVIEW, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
