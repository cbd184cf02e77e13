import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { origins, type ShopName } from './shop.ts';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { LISTS } from './support/list.ts';
import { previewLinkTo } from './support/preview-link.ts';
import { test } from './windows.ts';

/** A new watch of the dealer's, and a certified one. */
const PIECES = { dealer: '0300001', preOwned: '0301005' } as const;
/** While the messages about Christmas are shown. */
const DECEMBER = '2026-12-01T00:00:00.000Z';

const OF_SHOP: Record<ShopName, Readonly<Record<string, string>>> = {
  beaverbrooks: {
    'store-details-page': '/store/leeds',
    'category-engagement-rings': '/product-listing/engagement-rings',
  },
  loupe: {
    'store-details-page': '/store/mayfair',
    'boutiques-finder-page': '/boutiques',
    'category-watches': '/product-listing/watches',
  },
};

/** Address of a dealer's piece. */
const pieceAddress = async (shop: ShopName, code: string) =>
  new URL((await ask(shop, `/${code}/x/p`)).headers.location ?? '', origins[shop]).pathname;

test('[RT-26] [RT-27] [BH-06] every slot of a built page is rendered, for an editor under the banner and in no cache', async ({
  page,
  context,
  shop,
  shown,
  pieces,
  email,
}) => {
  const link = previewLinkTo('/', { at: DECEMBER });
  const preview = String((await ask(shop, link)).headers['set-cookie']).split(';')[0] ?? '';
  const cookies = async () =>
    [preview, ...(await context.cookies()).map(({ name, value }) => `${name}=${value}`)].join('; ');
  const expectSlot = async (slot: string, path: string) => {
    const { status, headers, body } = await ask(shop, path, { cookie: await cookies() });
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(body, path).toContain(`data-slot="${slot}"`);
    expect(body, path).toContain('virtual staging environment <strong>staging.localhost</strong>');
  };

  await bringToPayment(page, pieces.plenty, email);
  await expectSlot('cart', '/checkout/cart');
  await expectSlot('global-messaging-cart', '/checkout/cart');
  await pay(page, CARDS.approved);
  const order = `/checkout/orderConfirmation?orderNumber=${await orderNumberShown(page)}`;
  await expectSlot('order-confirmation', order);
  await expectSlot('global-messaging-order', order);

  // The bag is empty again.
  const slots = {
    'empty-cart': '/checkout/cart',
    'empty-favourites': LISTS[shop].path,
    register: '/register',
    'account-created': '/login/accountCreated',
    'search-no-results': '/search?text=zzqxv',
    'product-details': shown.product.address,
    'dealer-product-details': await pieceAddress(shop, PIECES.dealer),
    'dealer-pre-owned-product-details': await pieceAddress(shop, PIECES.preOwned),
    'dealer-send-a-message': '/rolex/send-a-message',
    'dealer-pre-owned-send-a-message': '/rolex-certified-pre-owned/contact-us',
    'dealer-pre-owned-lister': '/rolex-certified-pre-owned/product-listing/watches',
    ...OF_SHOP[shop],
  };
  for (const [slot, path] of Object.entries(slots)) await expectSlot(slot, path);
});
