/** RT-27: the places that editors fill, of the pages that exist. */
export type SlotName =
  | 'home'
  | 'empty-cart'
  | 'cart'
  | 'global-messaging-cart'
  | 'product-details'
  | 'account-created'
  | 'register'
  | 'order-confirmation'
  | 'global-messaging-order'
  | 'empty-favourites'
  | 'store-details-page'
  | 'boutiques-finder-page';
