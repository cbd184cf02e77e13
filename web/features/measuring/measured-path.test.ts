import { expect, it } from '@jest/globals';
import { measuredPath } from './measured-path.ts';

it.each([
  ['/', '/'],
  ['/0100001/a-ring/p', '/0100001/a-ring/p'],
  ['/product-listing/rings/omega_1', '/product-listing/rings/omega_1'],
  ['/shared-bag/AbC-123', '/shared-bag/[token]'],
  ['/checkout/pay-again/AbC', '/checkout/pay-again/[token]'],
  ['/visualization/home', null],
  ['/visualizations', '/visualizations'],
  ['/jane%40example.com', null],
  ['/jane@example.com', null],
  ['/rings/Zoë', null],
])('[BH-04] [BH-08] of %s is measured as %s', (path, measured) => {
  expect(measuredPath(path)).toBe(measured);
});

it('[BH-04] of a page that does not exist nothing is measured but that', () => {
  for (const path of ['/reset/0f8fad5bd9cb', '/07700900123', '/jane@example.com'])
    expect(measuredPath(path, 'Not Found Page')).toBe('/not-found');
  expect(measuredPath('/visualization/none', 'Not Found Page')).toBeNull();
});
