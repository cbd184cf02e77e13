import { describe, expect, it } from '@jest/globals';
import { sortChoices, sortKey } from './sorting.ts';

describe('sorting', () => {
  it('[EN-19] gives price and name a direction, relevance and newest none', () => {
    expect(sortKey('price', 'desc')).toBe('price-desc');
    expect(sortKey('name', 'asc')).toBe('name-asc');
    expect(sortKey('newest', 'asc')).toBe('newest');
    expect(sortKey('relevance', 'desc')).toBe('relevance');
  });

  it('[EN-19] marks the order in use and names the shop’s own first', () => {
    const choices = sortChoices('price-desc', 'loupe');
    expect(choices[0]).toEqual({ key: 'relevance', name: 'Our watchmakers’ choice', selected: false });
    expect(choices.filter(({ selected }) => selected).map(({ key }) => key)).toEqual(['price-desc']);
  });
});
