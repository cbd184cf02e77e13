/** BH-09: exactly these 18; pages declare theirs (`lib/routing/declared-page.ts`), and pages without one have none. */
export const PAGE_NAMES = [
  'Product Details',
  'Search Results Page',
  'Search Results Empty Page',
  'Store Finder Page',
  'Boutique Finder Page',
  'Not Found Page',
  'R&C Page Details',
  'Login Page',
  'Registration Page',
  'Register',
  'Shopping Cart',
  'Single Checkout Summary Page',
  'My Favourites',
  'My Wishlist',
  'Account page',
  'Order History Page',
  'Profile Page',
  'Address Book Page',
] as const;

export type PageName = (typeof PAGE_NAMES)[number];
