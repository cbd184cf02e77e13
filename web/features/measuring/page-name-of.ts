import type { PageName } from '../../lib/page-names.ts';

const EXACT: Readonly<Record<string, PageName>> = {
  '/search': 'Search Results Page',
  '/store': 'Store Finder Page',
  '/stores': 'Store Finder Page',
  '/boutiques': 'Boutique Finder Page',
  '/reservation': 'R&C Page Details',
  '/login': 'Login Page',
  '/login/accountCreated': 'Register',
  '/register': 'Registration Page',
  '/checkout/cart': 'Shopping Cart',
  '/checkout/delivery': 'Single Checkout Summary Page',
  '/checkout/payment': 'Single Checkout Summary Page',
  '/favourites': 'My Favourites',
  '/wishlist': 'My Wishlist',
  '/my-account': 'Account page',
  '/my-account/appointments': 'Account page',
  '/my-account/orders': 'Order History Page',
  '/my-account/order': 'Order History Page',
  '/my-account/update-profile': 'Profile Page',
  '/my-account/address-book': 'Address Book Page',
  '/my-account/edit-address': 'Address Book Page',
};

const BELOW: readonly (readonly [RegExp, PageName])[] = [
  [/\/p$/, 'Product Details'],
  [/^\/stores?\//, 'Store Finder Page'],
  [/^\/boutiques\//, 'Boutique Finder Page'],
];

/**
 * BH-09: the name of a page; undefined for the others.
 * @param path of the address bar
 * @param shown what the page says of itself in `data-measured`, where its address does not tell: not found, nothing found
 */
export const pageNameOf = (path: string, shown: PageName | undefined): PageName | undefined =>
  shown ?? EXACT[path] ?? BELOW.find(([pattern]) => pattern.test(path))?.[1];
