import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures.ts';

const answered = (shown: number) => ({ shown, done: shown + 100.4, largestPaint: 900 });

describe('the figures of a first tap', () => {
  it('are medians in whole milliseconds', () => {
    expect(figuresOf([answered(300), answered(100), answered(200)])).toEqual({
      shownMs: 200,
      doneMs: 300,
      lost: 0,
      largestPaintMs: 900,
    });
  });

  it('count a press without an answer as endless, and say how many were lost', () => {
    const lost = { largestPaint: 900 };
    expect(figuresOf([answered(100), lost, answered(300)])).toMatchObject({ shownMs: 300, lost: 1 });
    expect(figuresOf([answered(100), lost, lost])).toMatchObject({ shownMs: null, doneMs: null, lost: 2 });
  });
});
