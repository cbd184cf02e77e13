import { expect, it } from '@jest/globals';
import { mayHaveTags } from './tag-paths.ts';

it.each(['/', '/0100001/ring/p', '/search', '/visualizations', '/checkout/orderConfirmation', '/cookies'])(
  '[IN-05] %s may have the container',
  (path) => expect(mayHaveTags(path)).toBe(true),
);

it.each([
  ...['/checkout/cart', '/checkout/delivery', '/checkout/payment', '/checkout/pay-again/a-token'],
  ...[
    '/login',
    '/login/pw/change',
    '/my-account/orders',
    '/news',
    '/gift-cards/balance',
    '/shared-bag/a-token',
  ],
  '/visualization',
])('[IN-05] %s has none', (path) => expect(mayHaveTags(path)).toBe(false));
