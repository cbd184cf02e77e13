import { isAddressIncomplete } from '../checkout/address.ts';

type GateCart = {
  quantity: number;
  guestEmail?: string | null;
  shippingAddress?: Parameters<typeof isAddressIncomplete>[0];
  shippingMethods: readonly { isSelected: boolean }[];
};

export type EarlierStep = '/checkout/cart' | '/checkout/delivery';

/** BH-02: the step a shopper has to finish before payment; undefined when the bag can be paid. */
export function stepBeforePayment(cart: GateCart): EarlierStep | undefined {
  if (cart.quantity === 0) return '/checkout/cart';
  const chosen = cart.shippingMethods.some((method) => method.isSelected);
  const complete = chosen && cart.guestEmail && !isAddressIncomplete(cart.shippingAddress, 'full');
  return complete ? undefined : '/checkout/delivery';
}
