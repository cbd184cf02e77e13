import { describe, expect, it } from '@jest/globals';
import { catalogue, PRODUCT } from './known-addresses.ts';
import { resolve } from './resolve.ts';

const ask = (path: string) =>
  resolve('beaverbrooks', new URL(path, 'http://shop'), catalogue, () => undefined);

const TOKEN = 'aB_-'.repeat(21).slice(0, 83);

describe('an address in another case', () => {
  it.each([
    ['/RINGS', '/rings'],
    ['/Rings?q=Metal.Platinum&text=GOLD', '/rings?q=Metal.Platinum&text=GOLD'],
    ['/Product-Listing/RINGS?q=metal.Platinum', '/product-listing/rings?q=metal.Platinum'],
    [
      '/Checkout/OrderConfirmation?orderNumber=BB7Q2M4X9AB',
      '/checkout/orderConfirmation?orderNumber=BB7Q2M4X9AB',
    ],
    ['/LOGIN/PW/Change?token=AbC', '/login/pw/change?token=AbC'],
    ['/Search?text=Gold', '/search?text=Gold'],
    ['/STORES?place=Leeds', '/stores?place=Leeds'],
    ['/stores/region/Yorkshire', '/stores/region/yorkshire'],
    ['/Store/Leeds', '/store/leeds'],
    ['/Help/Servicing', '/help/servicing'],
    ['/Shared-Bag/known', '/shared-bag/known'],
    [`/Checkout/Pay-Again/${TOKEN}`, `/checkout/pay-again/${TOKEN}`],
    ['/AbGroup-B/RINGS', '/abgroup-B/rings'],
    ['/0100001/Winterbourne/P', PRODUCT],
    ['/BEAVERBROOKS/Winterbourne/P', PRODUCT],
    ['/Robots.TXT', '/robots.txt'],
    ['/Rolex/AB12/Name/P', '/rolex/AB12/name/p'],
  ])('%s, which differs from a known address by case only, redirects 308 to %s', async (path, location) => {
    expect(await ask(path)).toEqual({ kind: 'redirect', status: 308, location });
  });

  it.each([
    '/NO-SUCH',
    '/shared-bag/KNOWN',
    '/checkout/pay-again/SHORT',
    '/Staged/rings',
    '/ab12/Name/p',
    '/MAINTENANCE',
    '/Wishlist',
    '/%C3%89',
  ])('%s is known in no case', async (path) => {
    expect(await ask(path)).toMatchObject({ kind: 'page', status: 404 });
  });
});
