import type { SiteKey } from '../sites.ts';

/** Pages of the app, with their shop where only one has them. */
export const ROUTES: ReadonlyMap<string, { site?: SiteKey }> = new Map([
  ['/checkout/cart', {}],
  ['/checkout/delivery', {}],
  ['/checkout/payment', {}],
  ['/checkout/orderConfirmation', {}],
  ['/compare', {}],
  ['/cookies', {}],
  ['/favourites', { site: 'beaverbrooks' }],
  ['/find-order', {}],
  ['/gift-cards/balance', {}],
  ['/login', {}],
  ['/login/accountCreated', {}],
  ['/login/pw/change', {}],
  ['/logout', {}],
  ['/my-account', {}],
  ['/my-account/address-book', {}],
  ['/my-account/edit-address', {}],
  ['/my-account/gift-cards', {}],
  ['/my-account/order', {}],
  ['/my-account/orders', {}],
  ['/my-account/update-profile', {}],
  ['/register', {}],
  ['/search', {}],
  ['/wishlist', { site: 'loupe' }],
  ['/write-review', {}],
]);

export const PUBLIC_ROUTES: readonly string[] = [...ROUTES.keys()];
