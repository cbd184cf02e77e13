import { describe, expect, it } from '@jest/globals';
import { toldOf, toldWord } from './told.ts';

describe('what became of the form of a price promise', () => {
  it('[ER-05] says when to try again', () => {
    const told = toldWord({ code: 'TooManyAttemptsError', retryAfterSeconds: 7_201 });
    expect(toldOf(told)).toEqual({
      words: 'That was asked too often. Please try again in 3\u00a0hours, or ring us.',
      field: null,
    });
  });

  it('is said in words of ours only', () => {
    expect(toldOf(toldWord({ code: 'ValidationError', field: 'shop' }))?.field).toBe('shop');
    expect(toldOf(toldWord({ code: 'NewError' }))?.words).toMatch(/^Something went wrong/);
    for (const told of [undefined, 'You have won', 'toString']) expect(toldOf(told)).toBeNull();
  });
});
