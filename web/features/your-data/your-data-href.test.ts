import { describe, expect, it } from '@jest/globals';
import { GUEST_PAGE, hrefOf, toldOf } from './your-data-href.ts';

describe('what became of a form about data', () => {
  it('[ER-05] says when to try again', () => {
    const { searchParams } = new URL(hrefOf(GUEST_PAGE, 'limit-3600'), 'https://shop.invalid');
    expect(toldOf(searchParams.get('told')!)).toEqual({
      tone: 'error',
      words: 'That was tried too often. Please try again in an hour.',
    });
    expect(toldOf('limit')?.words).toBe('That was tried too often. Please try again later.');
  });

  it('is said in words of ours only', () => {
    expect(toldOf('kept')?.tone).toBe('ok');
    for (const told of [undefined, 'You have won', 'toString']) expect(toldOf(told)).toBeNull();
  });
});
