import { expect, it } from '@jest/globals';
import { carriedIn, withCarried } from './carried-pieces.ts';

it('the pieces of a comparison are in the address of the list', () => {
  const address = withCarried('/product-listing/rings', ['0100001', 'a,b']);
  expect(address).toBe('/product-listing/rings#beside=0100001,a%2Cb');
  expect(carriedIn(new URL(address, 'https://shop.example').hash)).toEqual(['0100001', 'a,b']);
  expect(withCarried('/product-listing/rings', [])).toBe('/product-listing/rings');
  expect(carriedIn('#main')).toEqual([]);
});
