import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PAGES } from '../lib/gen/pages.ts';
import { ask } from './ask.ts';
import { origins, type ShopName } from './shop.ts';
import { test } from './windows.ts';

const APP = join(import.meta.dirname, '../app/[site]');
/** Each group's version of a page and an editor's preview are below it. */
const VERSIONS = /\/\[\[\.\.\.version\]\]$/;
/** Previews for editors: no visitor has their addresses. */
const FOR_EDITORS = /\/staged(\/|$)/;
const routes = globSync('**/page.tsx', { cwd: APP })
  .map((file) => `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\(\w+\)/g, ''))
  .map((route) => route.replace(VERSIONS, ''))
  .filter((route) => !FOR_EDITORS.test(route));

type Shown = { product: { address: string }; landing: string; listing: string };
type Sample = {
  /** Addresses of the route; none where the shop has no such page. */
  at: (shop: ShopName, shown: Shown) => readonly string[];
  /** Whether the sitemap lists it, search engines find it by links, another address is canonical for it, or nobody may index it. */
  is: 'listed' | 'found' | 'copy' | 'hidden';
};
const listed = (at: Sample['at']): Sample => ({ at, is: 'listed' });
const found = (at: Sample['at']): Sample => ({ at, is: 'found' });
const hidden = (...at: readonly string[]): Sample => ({ at: () => at, is: 'hidden' });
const only = (of: ShopName, path: string) => (shop: ShopName) => (shop === of ? [path] : []);

/** Addresses of every route of the app, with what search engines are told about them: the first as the page declares it. */
const ROUTES: Readonly<Record<string, Sample | readonly Sample[]>> = {
  '/home': listed(() => ['/']),
  '/cookies': listed(() => ['/cookies']),
  '/category/[key]': listed((shop, { landing }) => [
    ...[landing, '/gift-cards', '/sale'],
    ...(shop === 'beaverbrooks' ? ['/jewellery-care', '/brands', '/brands/corrie'] : ['/makers/corrie']),
  ]),
  '/finder': listed((shop) => [shop === 'loupe' ? '/boutiques' : '/stores']),
  '/finder/region/[region]': listed(only('beaverbrooks', '/stores/region/yorkshire')),
  '/store/[code]': listed(() => ['/store/leeds']),
  '/help/[page]': listed(() => ['/help/delivery-and-returns']),
  '/dealer/collection/[key]': listed(() => [
    '/rolex/collection/perihelion',
    '/rolex-certified-pre-owned/product-listing/watches',
  ]),
  '/dealer/page/[key]': listed(() => [
    ...['/rolex', '/rolex/contact-us', '/rolex/book-an-appointment', '/rolex/care'],
    ...['/rolex-certified-pre-owned', '/rolex-certified-pre-owned/point-of-sale'],
  ]),
  '/checkout/cart': found(() => ['/checkout/cart']),
  '/product/[productCode]': found((_shop, { product }) => [product.address]),
  '/dealer/piece/[code]': found(() => ['/rolex/0300001/perihelion-40-18ct-yellow-gold-silver-dial/p']),
  '/listing/[key]/[sort]/[page]': [
    found((_shop, { listing }) => [`${listing}?page=2`]),
    { at: (_shop, { listing }) => [`${listing}?q=metal.gold`], is: 'hidden' },
  ],
  '/finder/near/[place]': { at: only('beaverbrooks', '/stores?place=Leeds'), is: 'copy' },
  '/finder/unknown/[names]': hidden('/stores?place=Leedz'),
  '/listing-words/[key]/[text]/[sort]/[page]': {
    at: (_shop, { listing }) => [`${listing}?text=gold`],
    is: 'hidden',
  },
  '/search': hidden('/search'),
  '/search/[text]/[sort]/[page]': hidden('/search?text=gold', '/search?text=gold&q=metal.gold'),
  '/compare': hidden('/compare'),
  '/compare/[codes]': hidden('/compare?piece=0100001'),
  '/shared-bag/[token]': hidden('/shared-bag/unknown'),
  '/find-order': hidden('/find-order'),
  '/news': hidden('/news'),
  '/your-data': hidden('/your-data'),
  '/info/price-promise': hidden('/info/price-promise?product=0100001'),
  '/info/price-promise/request-received': hidden('/info/price-promise/request-received'),
  '/reservation': hidden('/reservation?product=0100001'),
  '/reservation/details': hidden('/reservation/details'),
  '/appointments': hidden('/appointments'),
  '/consultations': hidden('/consultations'),
  '/pay-over-time': hidden('/pay-over-time?product=0100001'),
  '/gift-cards/balance': hidden('/gift-cards/balance'),
  '/favourites': { at: only('beaverbrooks', '/favourites'), is: 'hidden' },
  '/wishlist': { at: only('loupe', '/wishlist'), is: 'hidden' },
  '/login': hidden('/login'),
  '/login/accountCreated': hidden('/login/accountCreated'),
  '/login/pw/change': hidden('/login/pw/change'),
  '/logout': hidden('/logout'),
  '/register': hidden('/register'),
  '/my-account': hidden('/my-account'),
  '/my-account/address-book': hidden('/my-account/address-book'),
  '/my-account/edit-address': hidden('/my-account/edit-address'),
  '/my-account/appointments': hidden('/my-account/appointments'),
  '/my-account/gift-cards': hidden('/my-account/gift-cards'),
  '/my-account/order': hidden('/my-account/order'),
  '/my-account/orders': hidden('/my-account/orders'),
  '/my-account/privacy': hidden('/my-account/privacy'),
  '/my-account/reservations': hidden('/my-account/reservations'),
  '/my-account/update-profile': hidden('/my-account/update-profile'),
  '/checkout/application': hidden('/checkout/application'),
  '/checkout/delivery': hidden('/checkout/delivery'),
  '/checkout/pay-again/[token]': hidden('/checkout/pay-again/unknown'),
  '/checkout/payment': hidden('/checkout/payment'),
  '/checkout/orderConfirmation': hidden('/checkout/orderConfirmation'),
  '/page-not-found': hidden('/no-such-page'),
  '/server-error': hidden('/500'),
  '/maintenance': hidden('/maintenance'),
  '/waiting-room': hidden(),
  '/write-review': hidden('/write-review'),
};

const PREFIXES = /^(Allow|Disallow): (\S+)$/gm;

/** The rule of robots.txt whose path is the longest decides. */
function mayCrawl(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(PREFIXES)].filter(([, , prefix = '']) => path.startsWith(prefix));
  const [longest] = rules.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length);
  return longest?.[1] !== 'Disallow';
}

test('sitemap, canonical and robots say the same about every route', async ({ shop, shown }) => {
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.toSorted());
  for (const { path, indexed } of PAGES.filter(({ address }) => address !== 'editors'))
    expect([path, [ROUTES[path] ?? []].flat()[0]?.is]).toEqual([path, indexed]);
  const origin = origins[shop];
  const robots = (await ask(shop, '/robots.txt')).body;
  const sitemap = new Set(
    [...(await ask(shop, '/sitemap.xml')).body.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) =>
      address.replace(origin, ''),
    ),
  );
  const told = async (path: string) => {
    const { status, headers, body } = await ask(shop, path);
    const isIndexed =
      status === 200 &&
      mayCrawl(robots, path) &&
      !String(headers['x-robots-tag'] ?? '').includes('noindex') &&
      !/<meta name="robots" content="[^"]*noindex/.test(body);
    const isCanonical =
      body.includes(`<link rel="canonical" href="${origin}${path === '/' ? '' : path}"`) ||
      body.includes(`<link rel="canonical" href="${origin}${path}"`);
    return { path, isIndexed, isCanonical: isIndexed && isCanonical, isListed: sitemap.has(path) };
  };
  for (const { at, is } of Object.values(ROUTES).flat()) {
    for (const path of at(shop, shown)) {
      const isIndexed = is !== 'hidden';
      const isCanonical = isIndexed && is !== 'copy';
      expect(await told(path)).toEqual({ path, isIndexed, isCanonical, isListed: is === 'listed' });
    }
  }
});
