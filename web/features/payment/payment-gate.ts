import { missingField } from '@loupe/contact/address';

type GateCart = {
  quantity: number;
  guestEmail?: string | null;
  shippingAddress?: Parameters<typeof missingField>[0];
  shippingMethods: readonly { isSelected: boolean }[];
};

export type EarlierStep = '/checkout/cart' | '/checkout/delivery';

/** What the account of a signed-in shopper has to deliver to. */
type GateCustomer = { shippingAddresses: readonly unknown[] } | null | undefined;

/**
 * BH-02: the step a shopper has to finish before payment; undefined when the bag can be paid, or made so by an address
 * that is saved.
 */
export function stepBeforePayment(cart: GateCart, customer?: GateCustomer): EarlierStep | undefined {
  if (cart.quantity === 0) return '/checkout/cart';
  const hasSaved = customer != null && customer.shippingAddresses.length > 0;
  return hasDelivery(cart) || hasSaved ? undefined : '/checkout/delivery';
}

/** The bag knows who gets it, where and how. */
export function hasDelivery({ shippingMethods, guestEmail, shippingAddress }: GateCart): boolean {
  const chosen = shippingMethods.some((method) => method.isSelected);
  return chosen && Boolean(guestEmail) && missingField(shippingAddress) === null;
}
