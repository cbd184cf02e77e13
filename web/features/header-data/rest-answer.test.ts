import { describe, expect, it } from '@jest/globals';
import { ofRest, refusalOf } from './rest-answer.ts';
import { entry } from './test-entries.ts';

describe('a page-style response about the list', () => {
  it('[RE-11] [EN-12] is parsed as a page: its entries, and the count of the whole list', () => {
    const answer = { entries: [entry('1')], miniFavouritesDisplayLimit: 5, wishlistCount: 9 };
    expect(ofRest(answer)).toEqual({ entries: [entry('1')], total: 9, currentPage: 0 });
  });

  it('[EN-10] an entry without an unavailable flag is available', () => {
    const { productUnavailable, ...silent } = entry('1');
    const answer = {
      entries: [silent as ReturnType<typeof entry>],
      miniFavouritesDisplayLimit: 5,
      wishlistCount: 1,
    };
    expect(productUnavailable).toBe(false);
    expect(ofRest(answer).entries[0]?.productUnavailable).toBe(false);
  });

  it.each([undefined, null, 'Full', {}, { code: 7, message: 'x' }])('%o is not a refusal', (body) => {
    expect(refusalOf(body)).toBeUndefined();
  });

  it('[ER-03] reads a refusal by its name', () => {
    const refusal = { code: 'ShoppingListLineItemsMaxLimitError', message: 'full' };
    expect(refusalOf({ ...refusal, correlationId: 'x' })).toEqual(refusal);
  });
});
