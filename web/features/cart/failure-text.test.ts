import { describe, expect, it } from '@jest/globals';
import { failureText } from './failure-text.ts';

describe('failure text', () => {
  it('[ER-10] [ER-11] prefers the graph’s message, then the fallback', () => {
    const refused = { __typename: 'ValidationError', field: 'quantity' } as const;
    expect(failureText({ ...refused, message: 'Choose 1 to 99.' })).toBe('Choose 1 to 99.');
    expect(failureText({ ...refused, message: '' })).toBe('Something went wrong.');
  });

  it('[ER-03] says for a full list that the piece is still in the bag', () => {
    const full = {
      __typename: 'ShoppingListLineItemsMaxLimitError',
      message: 'Your wishlist is full.',
    } as const;
    expect(failureText(full)).toBe('It is still in your bag: your list is full.');
  });
});
