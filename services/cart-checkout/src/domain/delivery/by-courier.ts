import type { Address } from '../address/address.ts';
import type { Cart } from '../cart/cart.ts';

/** A bag as a courier would bring it to an address by a method without a nominated day; a collection is given up. */
export const byCourier = (cart: Cart, shippingAddress: Address, shippingMethod: string): Cart => ({
  ...cart,
  shippingAddress,
  shippingMethod,
  nominatedDay: null,
  collection: null,
  collectionDays: null,
});
