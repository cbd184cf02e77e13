/** RT-27: the places that editors fill, of the pages that exist. */
export const SLOT_NAMES = [
  'home',
  'empty-cart',
  'cart',
  'global-messaging-cart',
  'product-details',
  'account-created',
  'register',
  'order-confirmation',
  'global-messaging-order',
  'empty-favourites',
  'store-details-page',
  'boutiques-finder-page',
] as const;

export type SlotName = (typeof SLOT_NAMES)[number];
