import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { closeBagPath, consumeCloseBag, readCloseBag, saveCloseBag } from './close-bag.ts';

const ORIGIN = 'http://beaverbrooks.localhost:3000';
const at = (path: string) => new URL(path, ORIGIN);

describe('[BH-10] the way back from the bag', () => {
  it('is the last page before the bag, used once, then the home page', () => {
    const session = memoryStorage();
    saveCloseBag(session, at('/product-listing/rings?page=2'));
    expect(readCloseBag(session, ORIGIN)).toBe('/product-listing/rings?page=2');
    consumeCloseBag(session);
    expect(readCloseBag(session, ORIGIN)).toBe('/');
  });

  it('is never a page of the checkout, including the order confirmation', () => {
    const session = memoryStorage();
    saveCloseBag(session, at('/watches'));
    for (const path of [
      '/checkout/cart',
      '/checkout/orderConfirmation?orderNumber=BB1',
      '/checkout',
      '/CHECKOUT/x',
    ])
      saveCloseBag(session, at(path));
    expect(readCloseBag(session, ORIGIN)).toBe('/watches');
    saveCloseBag(session, at('/checkout-our-watches'));
    expect(readCloseBag(session, ORIGIN)).toBe('/checkout-our-watches');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/../checkout/payment',
    '/.//evil.example',
    '',
  ])('does not follow %s', (address) => {
    expect(closeBagPath(address, ORIGIN)).toBeUndefined();
    const session = memoryStorage();
    session.setItem('closeBagUrl', address);
    expect(readCloseBag(session, ORIGIN)).toBe('/');
  });
});
