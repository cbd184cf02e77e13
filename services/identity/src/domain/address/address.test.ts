import { expect, it } from '@jest/globals';
import { defaultFirst } from './address.ts';
import type { Address } from './address.ts';

const address = (id: string, isDefaultShipping: boolean): Address => ({
  id,
  isDefaultShipping,
  isDefaultBilling: id === 'a',
  salutation: null,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  region: null,
  streetName: 'Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'SW1Y 4JH',
});

it('[EU-16] the default of a kind comes first in its list, the others stay in order', () => {
  const book = [address('a', false), address('b', false), address('c', true), address('d', false)];
  expect(defaultFirst(book, 'shipping').map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  expect(defaultFirst(book, 'billing').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
