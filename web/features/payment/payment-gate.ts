import { missingField } from '@loupe/contact/address';

type GateCart = {
  quantity: number;
  guestEmail?: string | null;
  shippingAddress?: Parameters<typeof missingField>[0];
  shippingMethods: readonly { isSelected: boolean; isByEmail: boolean }[];
};

export type EarlierStep = '/checkout/cart' | '/checkout/delivery';

/** The saved addresses of a signed-in customer. */
type GateCustomer = { shippingAddresses: readonly unknown[] } | null | undefined;

/**
 * BH-02: the step that a shopper has to complete before payment; undefined when the bag can be paid, possibly after a
 * saved address is applied.
 */
export function stepBeforePayment(cart: GateCart, customer?: GateCustomer): EarlierStep | undefined {
  if (cart.quantity === 0) return '/checkout/cart';
  const hasSaved = customer != null && customer.shippingAddresses.length > 0;
  return hasDelivery(cart) || hasSaved ? undefined : '/checkout/delivery';
}

/** Whether the bag has recipient, method and address; what is e-mailed needs no address. */
export function hasDelivery({ shippingMethods, guestEmail, shippingAddress }: GateCart): boolean {
  const chosen = shippingMethods.find((method) => method.isSelected);
  if (chosen === undefined || !guestEmail) return false;
  return chosen.isByEmail || missingField(shippingAddress) === null;
}
