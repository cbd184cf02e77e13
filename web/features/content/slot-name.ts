/** RT-27: the content slots of the existing pages. */
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
