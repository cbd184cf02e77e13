import type { Cart, CartLine } from '../cart/cart.ts';
import { COURIER_METHOD } from './delivery-methods.ts';

/** Whether every piece is a gift card, which is e-mailed. Such a bag earns no free gift: promotions are not about gift cards. */
export const isByEmail = (lines: readonly Pick<CartLine, 'options'>[]): boolean =>
  lines.length > 0 && lines.every(({ options }) => options.giftCardValue !== undefined);

/**
 * The cart as it is priced: one that is e-mailed has no delivery address and no collection, and its one method is chosen. What is
 * stored of them stays, and applies again with the first piece that is posted.
 */
export const withoutPost = (cart: Cart): Cart =>
  isByEmail(cart.lines)
    ? {
        ...cart,
        shippingMethod: COURIER_METHOD,
        shippingAddress: null,
        nominatedDay: null,
        sentApart: false,
        collection: null,
        collectionDays: null,
      }
    : cart;
