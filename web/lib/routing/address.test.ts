import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readAddress } from './address.ts';

/** Shown by the proxy for addresses of another name. */
const RESOLVED = new Set([
  '/home',
  '/finder',
  '/maintenance',
  '/page-not-found',
  '/server-error',
  '/waiting-room',
]);

/** Each group's version of a page and an editor's are below it. */
const VERSIONS = '[[...version]]';

/** "(shop)/login/page.tsx" answers "/login", and so does "(shop)/login/[[...version]]/page.tsx". */
const addressOfPage = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('(') && part !== VERSIONS)
    .join('/')}`;

/** Of a link to pay an order again. */
const TOKEN = 'aB_-'.repeat(21).slice(0, 83);

describe('readAddress', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/0100001/winterbourne/p', { kind: 'product', code: '0100001' }],
    ['/loupe/tarn-deepwater/p', { kind: 'site-product', site: 'loupe', slug: 'tarn-deepwater' }],
    ['/product-listing/rings/eternity', { kind: 'listing', listingUrl: '/product-listing/rings/eternity' }],
    ['/rings/eternity', { kind: 'landing', landingUrl: '/rings/eternity' }],
    ['/rolex', { kind: 'dealer-page', key: 'rolex', fixed: true }],
    ['/rolex/x/p', { kind: 'dealer-page', key: 'rolex/x/p', fixed: false }],
    ['/rolex/0300001/perihelion/p', { kind: 'dealer-product', code: '0300001' }],
    ['/checkout/cart', { kind: 'route' }],
    ['/login', { kind: 'route' }],
    ['/login/pw/change', { kind: 'route' }],
    ['/register', { kind: 'route' }],
    ['/logout', { kind: 'route' }],
    ['/my-account/order', { kind: 'route' }],
    ['/find-order', { kind: 'route' }],
    ['/gift-cards/balance', { kind: 'route' }],
    ['/shared-bag/abc', { kind: 'shared-bag', token: 'abc' }],
    [`/checkout/pay-again/${TOKEN}`, { kind: 'pay-again', token: TOKEN }],
    [`/checkout/pay-again/${TOKEN}/x`, { kind: 'missing' }],
    ['/checkout/pay-again/short', { kind: 'missing' }],
    ['/checkout/pay-again', { kind: 'missing' }],
    ['/shared-bag', { kind: 'missing' }],
    ['/shared-bag/abc/x', { kind: 'missing' }],
    ['/gift-cards', { kind: 'landing', landingUrl: '/gift-cards' }],
    ['/favourites', { kind: 'route', site: 'beaverbrooks' }],
    ['/wishlist', { kind: 'route', site: 'loupe' }],
    ['/500', { kind: 'failed' }],
    ['/404', { kind: 'missing' }],
    ['/product-listing', { kind: 'missing' }],
    ['/loupe', { kind: 'missing' }],
  ])('[RT-18] %s', (pathname, address) => {
    expect(readAddress(pathname)).toMatchObject({ address, noindex: false });
  });

  it.each([
    '/checkout',
    '/checkout/orderconfirmation',
    '/checkout/cart/x',
    '/login/pw',
    '/wishlist/x',
    '/my-account/appointment',
  ])('[RT-28] %s is not a page, though it starts like one', (pathname) => {
    expect(readAddress(pathname).address).toEqual({ kind: 'missing' });
  });

  it('[RT-28] every page of the app has its own address', () => {
    const app = join(import.meta.dirname, '../../app/[site]');
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('page.tsx')).map(addressOfPage);
    const versions = files.filter((file) => file.includes(VERSIONS));
    const own = pages.filter(
      (path) => !path.includes('[') && !RESOLVED.has(path) && !path.endsWith('/staged'),
    );
    expect(versions.length).toBeGreaterThan(10);
    expect(own.length).toBeGreaterThan(10);
    for (const path of own) expect([path, readAddress(path).address.kind]).toEqual([path, 'route']);
  });

  it.each(['/_app', '/_document', '/_next-to-nothing', '/.env'])('[RT-28] %s is not a page', (pathname) => {
    expect(readAddress(pathname).address).toEqual({ kind: 'missing' });
  });

  it('[RT-18] removes an abgroup segment and marks the page as not indexed', () => {
    expect(readAddress('/abgroup-B2/0100001/winterbourne/p')).toEqual({
      address: { kind: 'product', code: '0100001' },
      path: '/0100001/winterbourne/p',
      noindex: true,
      group: 'B2',
    });
  });

  it('[RT-18] matches the site key before a product, and a product before nothing else', () => {
    expect(readAddress('/beaverbrooks/x/p').address.kind).toBe('site-product');
    expect(readAddress('/staged/x/p')).toMatchObject({ staged: true, noindex: true });
  });

  it('[RT-23] removes both segments together, in either order and each once, and marks the page as not indexed', () => {
    const both = {
      address: { kind: 'product', code: '0100001' },
      path: '/0100001/winterbourne/p',
      noindex: true,
      group: 'B2',
      staged: true,
    };
    expect(readAddress('/abgroup-B2/staged/0100001/winterbourne/p')).toEqual(both);
    expect(readAddress('/staged/abgroup-B2/0100001/winterbourne/p')).toEqual(both);
    expect(readAddress('/staged/abgroup-B2')).toMatchObject({
      address: { kind: 'home' },
      group: 'B2',
      staged: true,
    });
    for (const twice of ['/staged/staged/rings', '/abgroup-A/abgroup-B/rings'])
      expect(readAddress(twice)).toMatchObject({
        path: expect.stringMatching(/^\/(staged|abgroup-B)\/rings$/),
      });
  });

  it('[IN-03] an item by itself has an address in previews only', () => {
    expect(readAddress('/staged/item')).toEqual({
      address: { kind: 'route' },
      path: '/item/staged',
      noindex: true,
      staged: true,
    });
    expect(readAddress('/item').address.kind).toBe('landing');
  });

  it('[BH-08] and so has each item below /visualization, by whole segment', () => {
    for (const path of ['/visualization', '/visualization/home/season', '/visualization/x/p'])
      expect(readAddress(path)).toEqual(readAddress('/staged/item'));
    expect(readAddress('/visualizations').address.kind).toBe('landing');
  });

  it('[RT-18] a segment that is not valid percent-encoding is looked up unchanged', () => {
    expect(readAddress('/%E0%A4%A/x/p').address).toEqual({ kind: 'product', code: '%E0%A4%A' });
  });
});
