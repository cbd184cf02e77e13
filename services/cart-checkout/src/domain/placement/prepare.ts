import { missingField } from '@loupe/contact/address';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Cart } from '../cart/cart.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { offersCollection } from '../delivery/delivery-methods.ts';
import type { FailureOf } from '../failures.ts';
import { cartKey } from '../order/order-number.ts';
import type { Snapshot } from './placement.ts';

export type NotPlaceable = FailureOf<
  | 'CartEmptyError'
  | 'PaymentAddressError'
  | 'ProductNotSellableError'
  | 'PriceChangedError'
  | 'StoreNotFoundError'
>;

/** How the total is paid; `free` when there is nothing to pay (ST-07). */
export type PaidBy = 'card' | 'free';

/**
 * The snapshot for placing a cart, or the reason why it cannot be placed. Stock is not checked here: only the locked row is
 * reliable.
 * @param expectedTotal pence, as shown to the shopper
 * @throws InvalidFieldError when there is nothing to pay by card, or when the cart is not free although `free` was requested
 */
export function prepare(
  cart: Cart,
  priced: PricedCart,
  expectedTotal: number,
  paidBy: PaidBy,
): Snapshot | NotPlaceable {
  if (priced.lines.length === 0) return { type: 'CartEmptyError' };
  if (priced.collectionStore !== null && !offersCollection(priced.deliveryMethods)) {
    return { type: 'StoreNotFoundError' };
  }
  const email = priced.guestEmail;
  const field = missingContact(priced, paidBy);
  if (field !== null || email === null) return { type: 'PaymentAddressError', field: field ?? 'email' };
  const unsellable = priced.lines.find(({ sellable }) => !sellable);
  if (unsellable !== undefined) return { type: 'ProductNotSellableError', sku: unsellable.sku };
  if (priced.total !== expectedTotal)
    return { type: 'PriceChangedError', expectedTotal, total: priced.total };
  if (paidBy === 'card' && priced.total === 0) {
    throw new InvalidFieldError('expectedTotal', 'There is nothing to pay by card for this bag.');
  }
  if (paidBy === 'free' && priced.total !== 0) {
    throw new InvalidFieldError('expectedTotal', 'There is something to pay for this bag.');
  }
  const { readAt: _now, ...bought } = priced;
  return {
    // Without a card no billing address is needed.
    cart: { ...bought, billingAddress: priced.billingAddress ?? priced.shippingAddress, problems: [] },
    cartKey: cartKey(cart.site, cart.number, cart.keySuffix),
    email,
    deliverBy: chosenMethod(priced)?.deliverOnDates[0] ?? '',
  };
}

/** Pieces to reserve by sku: several lines of one sku lock one row. */
export function quantitiesBySku({ lines }: PricedCart): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  return sums;
}

/** BH-02 and VA-01 on the server: the first missing detail for delivery and payment. */
function missingContact(cart: PricedCart, paidBy: PaidBy): string | null {
  const delivery = missingField(cart.shippingAddress);
  if (delivery !== null) return `shippingAddress.${delivery}`;
  if (chosenMethod(cart) === undefined) return 'shippingMethod';
  if (paidBy === 'free' && cart.billingAddress === null) return null;
  const billing = missingField(cart.billingAddress);
  return billing === null ? null : `billingAddress.${billing}`;
}

function chosenMethod({ deliveryMethods, shippingMethod }: PricedCart) {
  return deliveryMethods.find(({ id }) => id === shippingMethod);
}
