import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  FIRST_PAGE,
  listingHref,
  pageCount,
  readListingQuery,
  SORTS,
  type SortKey,
} from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));

describe('readListingQuery', () => {
  it('[RT-24] defaults to the first page in the shop’s own order', () => {
    expect(read('')).toEqual({ page: 1, sort: 'relevance', facets: '', text: '' });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=', 'page=01', 'page=1&page=2', 'page=123456'])(
    '[RT-24] %s is invalid',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('[RT-24] ignores an unknown sort', () => {
    expect(read('sort=by-luck&page=2')).toMatchObject({ page: 2, sort: 'relevance' });
    expect(read('sort=constructor')).toMatchObject({ page: 1, sort: 'relevance' });
  });

  it('[RT-10] words are read without characters that cannot be seen', () => {
    expect(read(`text=${encodeURIComponent('\u202dgold\u200b\thoops\u202c')}`)?.text).toBe('gold hoops');
    expect(read(`text=${encodeURIComponent('\u200b\u3164')}`)?.text).toBe('');
  });

  it('[RT-10] words that are too long are cut between characters', () => {
    const text = `${'x'.repeat(199)}💍`;
    expect(read(`text=${encodeURIComponent(text)}`)?.text).toBe('x'.repeat(199));
    expect(read(`text=${encodeURIComponent(`x${text}`)}`)?.text).toBe(`${'x'.repeat(200)}`);
  });

  it('[RT-24] parses every address it writes; defaults are left out', () => {
    const queries = fc.record({
      page: fc.integer({ min: 1, max: 99_999 }),
      sort: fc.constantFrom(...(Object.keys(SORTS) as SortKey[])),
      facets: fc.constantFrom('', 'metal.platinum', 'price.10000-25000_metal.rose-gold.silver'),
      text: fc.constantFrom('', 'gold hoops', 'ring & band', '%', '../x?y=#z'),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const { search } = new URL(listingHref('/product-listing/rings', query), 'http://shop');
        expect(read(search)).toEqual(query);
      }),
    );
    expect(listingHref('/product-listing/rings', FIRST_PAGE)).toBe('/product-listing/rings');
  });
});

describe('pageCount', () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [186, 8],
  ])('[RT-24] %i products fill %i pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});
