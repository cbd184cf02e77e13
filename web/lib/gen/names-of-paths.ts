// Written by `npm run codegen` from `declared` of the pages in web/app.
import type { PageName } from '../page-names.ts';

/** BH-09: of the pages that have the address of their file; a page with several says which by itself. */
export const NAMES_OF_PATHS: Readonly<Record<string, PageName>> = {
  '/checkout/cart': 'Shopping Cart',
  '/checkout/delivery': 'Single Checkout Summary Page',
  '/checkout/payment': 'Single Checkout Summary Page',
  '/favourites': 'My Favourites',
  '/login': 'Login Page',
  '/login/accountCreated': 'Register',
  '/my-account': 'Account page',
  '/my-account/address-book': 'Address Book Page',
  '/my-account/appointments': 'Account page',
  '/my-account/edit-address': 'Address Book Page',
  '/my-account/order': 'Order History Page',
  '/my-account/orders': 'Order History Page',
  '/my-account/update-profile': 'Profile Page',
  '/register': 'Registration Page',
  '/reservation': 'R&C Page Details',
  '/search': 'Search Results Page',
  '/wishlist': 'My Wishlist',
};
