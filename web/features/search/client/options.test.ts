import { describe, expect, it } from '@jest/globals';
import { optionsOf } from './options.ts';
import type { Suggestions } from './use-suggestions.ts';

const suggested = (change: object = {}) =>
  ({
    terms: ['gold hoops'],
    categories: [{ id: '1', name: 'Earrings', landingUrl: '/product-listing/earrings' }],
    brands: [{ code: 'aldous', name: 'Aldous & Wray' }],
    products: [{ key: '0100042' }],
    spellingSuggestion: null,
    ...change,
  }) as unknown as Suggestions;
const NOTHING = { terms: [], categories: [], brands: [] };

describe('what the arrow keys go through', () => {
  it('[RT-29] are the suggested terms, categories and brands, each in its group and with where it leads', () =>
    expect(optionsOf(suggested(), 'gol', [])).toEqual([
      {
        title: 'Searches',
        options: [{ name: 'gold hoops', words: 'gold hoops', href: '/search?text=gold+hoops' }],
      },
      { title: 'Categories', options: [{ name: 'Earrings', href: '/product-listing/earrings' }] },
      {
        title: 'Brands',
        options: [{ name: 'Aldous & Wray', words: 'Aldous & Wray', href: '/search?text=Aldous+%26+Wray' }],
      },
    ]));

  it('[RT-29] is the search for what was typed, where only pieces are suggested', () => {
    const names = (suggestions: Suggestions) =>
      optionsOf(suggestions, '0100042', []).flatMap(({ options }) => options.map(({ name }) => name));
    expect(names(suggested(NOTHING))).toEqual(['0100042']);
    expect(names(suggested({ ...NOTHING, products: [] }))).toEqual([]);
  });

  it('are the last words of this browser before anything is typed', () =>
    expect(optionsOf(null, '', ['pearls'])).toEqual([
      {
        title: 'Searched before',
        options: [{ name: 'pearls', words: 'pearls', href: '/search?text=pearls' }],
      },
    ]));
});
