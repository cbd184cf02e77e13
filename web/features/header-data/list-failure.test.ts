import { describe, expect, it } from '@jest/globals';
import { SITES } from '../../lib/sites.ts';
import { listFailureMessage } from './list-failure.ts';

const code = 'ShoppingListLineItemsMaxLimitError';

describe('a failed change of the list', () => {
  it.each([
    ['beaverbrooks', 'Your favourites are full. Remove an item to add another.'],
    ['loupe', 'Your wishlist is full. Remove an item to add another.'],
  ] as const)('[ER-03] says on %s that it is full, and can be closed', (site, text) => {
    const shop = { list: SITES[site].list, sentences: {} };
    expect(listFailureMessage({ code, message: text }, shop)).toEqual({
      type: 'error',
      text,
    });
  });

  it('[ER-04] quotes a refusal of the error catalogue, and no server or network error', () => {
    const shop = { list: SITES.beaverbrooks.list, sentences: {} };
    const refused = { code: 'ProductNotFoundError', message: 'We do not know this product.' };
    expect(listFailureMessage(refused, shop).text).toBe('We do not know this product.');
    const general = 'We could not change your favourites just now. Please try again.';
    expect(listFailureMessage({ error: new Error('[GraphQL] connect ECONNREFUSED') }, shop).text).toBe(
      general,
    );
    expect(listFailureMessage({ code: 'Other', message: '' }, shop)).toEqual({
      type: 'error',
      text: general,
    });
  });

  it('[ER-04] [CO-01] says favourites.general.error in the words of the shop’s editors', () => {
    const sentences = { 'favourites.general.error': 'Your {list} is as it was.' };
    const shop = { list: SITES.loupe.list, sentences };
    expect(listFailureMessage({ error: new Error('offline') }, shop).text).toBe(
      'Your wishlist is as it was.',
    );
  });
});
