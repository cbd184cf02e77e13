import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOfPage, pageIndexIn } from './page-number.ts';

describe('[RT-25] the page of the list', () => {
  it('counts from 1 in the address and from 0 in code, both ways', () => {
    expect(pageIndexIn('')).toBe(0);
    expect(pageIndexIn('?page=1')).toBe(0);
    expect(pageIndexIn('?page=3&from=mail')).toBe(2);
    expect(addressOfPage('/favourites', 0)).toBe('/favourites');
    expect(addressOfPage('/wishlist', 2)).toBe('/wishlist?page=3');
    fc.assert(
      fc.property(fc.nat(99_999), (index) => {
        expect(pageIndexIn(new URL(addressOfPage('/wishlist', index), 'http://shop').search)).toBe(index);
      }),
    );
  });

  it.each(['0', '-1', '1.5', 'x', '', '01', '1e3', '99999999', ' 2'])('%s is the first page', (page) => {
    expect(pageIndexIn(`?page=${encodeURIComponent(page)}`)).toBe(0);
  });
});
