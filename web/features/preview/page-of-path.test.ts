import { expect, it } from '@jest/globals';
import { pageOfPath } from './server/page-of-path.ts';

const PAGES = { home: 'home', finder: 'all', 'finder/region/[region]': 'region', 'store/[code]': 'store' };

it.each([
  ['home', 'home', {}],
  ['finder', 'all', {}],
  ['finder/region/wales', 'region', { region: 'wales' }],
  ['store/leeds~20north', 'store', { code: 'leeds~20north' }],
])('[BH-06] the staged version of %s is of its page', (path, page, parameters) =>
  expect(pageOfPath(PAGES, path.split('/'))).toEqual({ page, parameters }),
);

it.each(['finder/region', 'store', 'store/leeds/map', 'checkout/payment', ''])(
  '[BH-06] %s has no staged version',
  (path) => expect(pageOfPath(PAGES, path.split('/'))).toBeUndefined(),
);
