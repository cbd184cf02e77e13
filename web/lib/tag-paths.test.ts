import { expect, it } from '@jest/globals';
import { hasOwnDocument, mayHaveTags } from './tag-paths.ts';

it.each([
  '/',
  '/0100001/ring/p',
  '/search',
  '/visualizations',
  '/checkout/orderConfirmation',
  '/rolex',
  '/cookies',
])('[IN-05] %s may have the container', (path) => expect(mayHaveTags(path)).toBe(true));

it.each([
  ...['/checkout/cart', '/checkout/delivery', '/checkout/payment', '/checkout/pay-again/a-token'],
  ...[
    '/login',
    '/login/pw/change',
    '/my-account/orders',
    '/my-account/privacy',
    '/your-data',
    '/news',
    '/gift-cards/balance',
    '/shared-bag/a-token',
  ],
  '/visualization',
  ...['/rolex/send-a-message', '/rolex/book-an-appointment', '/write-review'],
])('[IN-05] %s has none', (path) => expect(mayHaveTags(path)).toBe(false));

it('[IN-05] a link loads a document where a container may not come along, and for the confirmation', () => {
  const own = ['/write-review', '/rolex/send-a-message', '/checkout/cart', '/checkout/orderConfirmation'];
  expect(own.map(hasOwnDocument)).toEqual([true, true, true, true]);
  expect(['/', '/rolex', '/0100001/ring/p'].map(hasOwnDocument)).toEqual([false, false, false]);
});
