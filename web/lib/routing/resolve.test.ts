import { describe, expect, it } from '@jest/globals';
import type { SiteKey } from '../sites.ts';
import { catalogue, PRODUCT, PIECE } from './known-addresses.ts';
import { resolve, type Lookups } from './resolve.ts';

const outage = () => Promise.reject(new Error('down'));
const down: Lookups = {
  productUrl: outage,
  productUrlBySlug: outage,
  isKeptInStores: outage,
  categoryKey: outage,
  categorySize: outage,
  searchSize: outage,
  hasStore: outage,
  hasStoreRegion: outage,
  storePlace: outage,
  sharedBag: outage,
  contentPage: outage,
  dealerPage: outage,
  catalogue: outage,
};

let warnings: [string, Readonly<Record<string, unknown>>][];
const ask = (path: string, lookups = catalogue, site: SiteKey = 'beaverbrooks') => {
  warnings = [];
  const warn = (message: string, facts: Readonly<Record<string, unknown>>) => warnings.push([message, facts]);
  return resolve(site, new URL(path, 'http://shop'), lookups, warn);
};

describe('resolve', () => {
  it('[RT-11] favourites is a page of one shop and wishlist of the other; on the other shop each is not found', async () => {
    for (const [site, own, foreign] of [
      ['beaverbrooks', '/favourites', '/wishlist'],
      ['loupe', '/wishlist', '/favourites'],
    ] as const) {
      const at = (path: string) => ask(path, catalogue, site);
      expect(await at(`${own}?page=2`)).toEqual({ kind: 'page', path: own, status: 200, noindex: false });
      expect(await at(foreign)).toMatchObject({ status: 404 });
    }
  });

  it.each([
    ...['/%00', '/%00/x/p', '/loupe/%00/p', '/store/%00', '/stores/region/a%00b', '/product-listing/%00'],
    ...['/help/%00', '/stores?place=%00', '/my-account/order?orderNumber=1%00'],
  ])('[RT-28] does not look up %s, which is never a valid address', async (path) => {
    expect(await ask(path, down)).toMatchObject({ kind: 'page', status: 404 });
  });

  it('[RT-16] answers /maintenance with 503, and needs no other service for it', async () => {
    expect(await ask('/maintenance', down)).toEqual({
      kind: 'page',
      path: '/maintenance',
      status: 503,
      noindex: true,
    });
  });

  it('[RT-18] shows a product at its address and redirects 301 from another name, with the query', async () => {
    expect(await ask(PRODUCT)).toMatchObject({ kind: 'page', path: '/product/0100001', status: 200 });
    expect(await ask('/0100001/other/p?from=mail')).toEqual({
      kind: 'redirect',
      status: 301,
      location: `${PRODUCT}?from=mail`,
    });
  });

  it('[RT-18] an abgroup address is the same page, not indexed', async () => {
    expect(await ask(`/abgroup-B${PRODUCT}`)).toMatchObject({ path: '/product/0100001', noindex: true });
  });

  it('[RT-21] shows a dealer’s piece at its address only, and redirects 301 from any other', async () => {
    expect(await ask(PIECE)).toMatchObject({ path: '/dealer/piece/0300001', status: 200 });
    for (const other of ['/rolex/0300001/x/p', '/rolex-certified-pre-owned/0300001/x/p', '/0300001/x/p'])
      expect(await ask(other)).toEqual({ kind: 'redirect', status: 301, location: PIECE });
    expect(await ask('/rolex/0100001/winterbourne/p')).toMatchObject({ status: 301, location: PRODUCT });
    expect(await ask('/rolex/0399999/x/p')).toMatchObject({ status: 404 });
  });

  it('[RT-22] another case redirects 308 to lower case, with the query, before anything is looked up', async () => {
    for (const [path, location] of [
      ['/Rolex', '/rolex'],
      ['/ROLEX/Point-Of-Sale?from=mail', '/rolex/point-of-sale?from=mail'],
      ['/Rolex-Certified-Pre-Owned/contact-us', '/rolex-certified-pre-owned/contact-us'],
    ] as const)
      expect(await ask(path, down)).toEqual({ kind: 'redirect', status: 308, location });
  });

  it('[RT-26] the dealer’s content pages; those of the specification also while content is unavailable', async () => {
    for (const path of ['rolex', 'rolex/contact-us', 'rolex-certified-pre-owned/point-of-sale'])
      expect(await ask(`/${path}`, down)).toMatchObject({
        path: `/dealer/page/${path.replace('/', '.')}`,
        status: 200,
      });
    expect(await ask('/rolex/care')).toMatchObject({ path: '/dealer/page/rolex.care' });
    expect(await ask('/rolex/collection/perihelion')).toMatchObject({
      path: '/dealer/collection/dealer-perihelion',
    });
    for (const path of ['/rolex/no-such-page', '/rolex/collection/none', '/rolex/collection'])
      expect(await ask(path)).toMatchObject({ status: 404 });
  });

  it('[RT-19] redirects a site-key address 301, and only knows its own site', async () => {
    expect(await ask('/beaverbrooks/winterbourne/p')).toMatchObject({ status: 301, location: PRODUCT });
    expect(await ask('/loupe/winterbourne/p')).toMatchObject({ status: 404 });
  });

  it('[RT-20] a landing address and its grid; an unknown path is 404', async () => {
    expect(await ask('/rings')).toMatchObject({ path: '/category/rings', status: 200 });
    expect(await ask('/product-listing/rings?page=3&sort=price-asc')).toMatchObject({
      path: '/listing/rings/price-asc/3',
    });
    const token = 'aB_-'.repeat(21).slice(0, 83);
    const paying = { kind: 'page', path: `/checkout/pay-again/${token}`, status: 200, noindex: true };
    expect(await ask(`/checkout/pay-again/${token}`)).toEqual(paying);
    // The page of a shared bag says what an expired link was.
    const shared = { kind: 'page', path: '/shared-bag/known', status: 200, noindex: true };
    expect(await ask('/shared-bag/known')).toEqual(shared);
    expect(await ask('/shared-bag/over')).toEqual({ ...shared, path: '/shared-bag/over', status: 404 });
    expect(await ask('/no/such/page')).toMatchObject({ kind: 'page', status: 404, noindex: true });
  });

  it.each(['page=0', 'page=two', 'page=4'])('[RT-24] %s redirects to the first page by 302', async (bad) => {
    expect(await ask(`/product-listing/rings?sort=newest&${bad}`)).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/product-listing/rings?sort=newest',
    });
  });

  it('[RT-13] shows stores on beaverbrooks and boutiques on loupe, and neither on the other', async () => {
    const of = (site: SiteKey, path: string) => ask(path, catalogue, site);
    expect(await of('beaverbrooks', '/stores')).toMatchObject({ path: '/finder', status: 200 });
    expect(await of('loupe', '/boutiques')).toMatchObject({ path: '/finder', status: 200 });
    expect(await of('loupe', '/stores')).toMatchObject({ status: 404 });
    expect(await of('loupe', '/stores/region/yorkshire')).toMatchObject({ status: 404 });
    expect(await of('beaverbrooks', '/boutiques')).toMatchObject({ status: 404 });
  });

  it('[RT-13] shows a known region', async () => {
    expect(await ask('/stores/region/yorkshire')).toMatchObject({ path: '/finder/region/yorkshire' });
    for (const path of ['/stores/region/lyonesse', '/stores/leeds', '/stores/region/a/b'])
      expect(await ask(path)).toMatchObject({ status: 404 });
  });

  it('[RT-13] redirects the bare address of regions to the finder of its shop, and is not found on the other', async () => {
    for (const path of ['/stores/region', '/stores/region/'])
      expect(await ask(path)).toEqual({ kind: 'redirect', status: 302, location: '/stores' });
    expect(await ask('/stores/region', catalogue, 'loupe')).toMatchObject({ status: 404 });
  });

  it('[RT-13] has one page per place, and offers suggestions for an unknown one', async () => {
    expect(await ask('/stores?place=leeds')).toMatchObject({ path: '/finder/near/Leeds' });
    expect(await ask('/stores?place=%20')).toMatchObject({ path: '/finder' });
    expect(await ask('/stores?place=leedz')).toMatchObject({
      path: '/finder/unknown/Leeds~7CLeek',
      status: 200,
    });
    expect(await ask('/stores?place=atlantis')).toMatchObject({ path: '/finder/unknown/-' });
  });

  it('[RT-13] shows a store, and redirects the bare address to the site’s finder', async () => {
    expect(await ask('/store/leeds')).toMatchObject({ path: '/store/leeds', status: 200 });
    expect(await ask('/store/nowhere')).toMatchObject({ status: 404 });
    expect(await ask('/store/leeds/map')).toMatchObject({ status: 404 });
    expect(await ask('/store')).toEqual({ kind: 'redirect', status: 302, location: '/stores' });
    const loupe = await ask('/store/', catalogue, 'loupe');
    expect(loupe).toMatchObject({ location: '/boutiques' });
  });

  it.each([
    '/',
    PRODUCT,
    '/rings',
    '/store/leeds',
    '/stores?place=leeds',
    '/stores/region/yorkshire',
    '/product-listing/rings',
    '/beaverbrooks/winterbourne/p',
  ])('[BH-04] %s is 500 while the catalogue is unavailable', async (path) => {
    expect(await ask(path, down)).toMatchObject({
      kind: 'page',
      path: '/server-error',
      status: 500,
      noindex: true,
    });
  });

  it('[ER-08] logs a failed lookup with the address without its query or token, and shows the 500 page', async () => {
    expect(await ask('/rings?email=a@b.example', down)).toMatchObject({ path: '/server-error', status: 500 });
    expect(warnings).toEqual([
      [expect.stringContaining('500 page'), { site: 'beaverbrooks', path: '/rings', why: 'Error: down' }],
    ]);
    await ask('/shared-bag/c2VjcmV0', down);
    expect(warnings[0]?.[1]['path']).toBe('/shared-bag/[token]');
  });

  it('shows a content page at its own address only', async () => {
    expect(await ask('/help/servicing')).toMatchObject({ path: '/help/servicing', status: 200 });
    for (const path of ['/help', '/help/none', '/help/servicing/more'])
      expect(await ask(path)).toMatchObject({ status: 404 });
    expect(warnings).toEqual([]);
  });

  it('[ER-15] a page of help or of the dealer is no failed page while content is unavailable', async () => {
    for (const [path, inner] of [
      ['/help/servicing', '/help/servicing'],
      ['/rolex/care', '/dealer/page/rolex.care'],
    ] as const)
      expect(await ask(path, down)).toMatchObject({ path: inner, status: 200 });
  });

  it('[BH-04] needs no catalogue for the app’s own routes', async () => {
    expect(await ask('/checkout/cart', down)).toMatchObject({ path: '/checkout/cart', status: 200 });
    expect(await ask('/_app', down)).toMatchObject({ status: 404 });
  });

  it('a comparison is one page for its pieces, and is not indexed', async () => {
    expect(await ask('/compare')).toEqual({ kind: 'page', path: '/compare', status: 200, noindex: true });
    expect(await ask('/compare?piece=a1&piece=b2&piece=a1&x=y')).toMatchObject({
      path: '/compare/a1.b2',
      status: 200,
      noindex: true,
    });
    expect(await ask('/compare?piece=..%2Fhome')).toMatchObject({ path: '/compare' });
    expect(await ask('/compare/a1.b2')).toMatchObject({ status: 404 });
  });

  it('[RT-10] [RT-24] search reads words, facets, sort and page; equal selections are one page', async () => {
    expect(await ask('/search')).toMatchObject({ path: '/search', noindex: true });
    expect(await ask('/search?text=gold%20%20hoops&page=2')).toMatchObject({
      path: '/search/tgold~20hoops/relevance/2',
    });
    const one = await ask('/search?text=gold&q=stone.diamond_metal.silver.platinum');
    const other = await ask(
      '/search?text=gold&q=metal.platinum.silver_horoscope.leo_stone.diamond&sort=by-luck',
    );
    expect(one).toMatchObject({ path: '/search/tgold/relevance/1/metal.platinum.silver_stone.diamond' });
    expect(other).toEqual(one);
    expect(await ask('/search?text=..')).toMatchObject({ path: '/search/t../relevance/1' });
    expect(await ask('/search?text=gold&page=4')).toMatchObject({
      status: 302,
      location: '/search?text=gold',
    });
    expect(await ask('/search/more')).toMatchObject({ status: 404 });
  });

  it('[RT-10] an inner path has nothing that a decoder changes, whatever the address says', async () => {
    const anything: Lookups = {
      ...catalogue,
      contentPage: async () => true,
      hasStore: async () => true,
      hasStoreRegion: async () => true,
      storePlace: async (_site, place) => ({ name: place }),
      productUrl: async (_site, code) => `/${encodeURIComponent(code)}/x/p`,
    };
    for (const text of ['100%', '100%25', '5% off & ½', '~1', 'q%zz'])
      for (const address of [
        '/search?text=*',
        '/stores?place=*',
        '/store/*',
        '/stores/region/*',
        '/help/*',
        '/*/x/p',
        '/shared-bag/*',
      ]) {
        const { path } = (await ask(address.replace('*', encodeURIComponent(text)), anything)) as {
          path: string;
        };
        expect(decodeURIComponent(path)).toBe(path);
        expect(path).not.toBe('/page-not-found');
      }
  });

  it('[RT-24] words narrow the listing of a category, which is then not indexed', async () => {
    const listing = '/product-listing/rings';
    expect(await ask(`${listing}?text=rose+gold`)).toEqual({
      kind: 'page',
      status: 200,
      noindex: true,
      path: '/listing-words/rings/trose~20gold/relevance/1',
    });
    expect(await ask(`${listing}?text=gold&q=metal.gold&sort=price-asc&page=2`)).toMatchObject({
      path: '/listing-words/rings/tgold/price-asc/2/metal.gold',
    });
    expect(await ask(`${listing}?text=%20`)).toMatchObject({ path: '/listing/rings/relevance/1' });
    expect(await ask(`${listing}?text=gold&page=9`)).toMatchObject({ status: 302 });
  });

  it('[RT-24] a filtered listing has its own last page and is not indexed', async () => {
    expect(await ask('/product-listing/rings?q=metal.platinum&page=2')).toMatchObject({
      path: '/listing/rings/relevance/2/metal.platinum',
      noindex: true,
    });
    expect(await ask('/product-listing/rings?q=metal.platinum&page=3')).toMatchObject({ status: 302 });
    expect(await ask('/product-listing/rings?q=horoscope.leo')).toMatchObject({
      path: '/listing/rings/relevance/1',
      noindex: false,
    });
  });
});
