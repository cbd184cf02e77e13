/** RT-27: the content slots. */
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
  | 'boutiques-finder-page'
  | 'search-no-results'
  | 'reservation-confirmation'
  | CategorySlotName
  | DealerSlotName
  | CancelSlotName;

/** On the landing page and the grid of one category, by its key (RT-20). */
export type CategorySlotName = `category-${string}`;

/** Of the dealer's section. */
export type DealerSlotName =
  | 'dealer-product-details'
  | 'dealer-pre-owned-product-details'
  | 'dealer-send-a-message'
  | 'dealer-pre-owned-send-a-message'
  | 'dealer-pre-owned-lister'
  | 'dealer-cancel-appointment';

/** Of appointments and consultations that were given up. */
export type CancelSlotName = 'cancel-consultation' | 'cancel-appointment';
