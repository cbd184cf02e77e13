import { describe, expect, it } from '@jest/globals';
import { SITES } from '../../lib/sites.ts';
import { listFailureMessage } from './list-failure.ts';

const code = 'ShoppingListLineItemsMaxLimitError';

describe('a failed change of the list', () => {
  it.each([
    ['beaverbrooks', 'Your favourites are full. Remove an item to add another.'],
    ['loupe', 'Your wishlist is full. Remove an item to add another.'],
  ] as const)('[ER-03] says on %s that it is full, and can be closed', (site, text) => {
    const { list } = SITES[site];
    expect(listFailureMessage({ code, message: text }, list)).toEqual({
      type: 'error',
      text,
      closeButton: true,
    });
  });

  it('[ER-04] quotes a refusal of the error catalogue, and no server or network error', () => {
    const { list } = SITES.beaverbrooks;
    const refused = { code: 'ProductNotFoundError', message: 'We do not know this product.' };
    expect(listFailureMessage(refused, list).text).toBe('We do not know this product.');
    const general = 'We could not change your favourites just now. Please try again.';
    expect(listFailureMessage({ error: new Error('[GraphQL] connect ECONNREFUSED') }, list).text).toBe(
      general,
    );
    expect(listFailureMessage({ code: 'Other', message: '' }, list)).toEqual({
      type: 'error',
      text: general,
      closeButton: true,
    });
  });
});
