import { missingField } from '@loupe/contact/address';
import { readGuestDetails, type GuestDetails } from './guest-details.ts';
import { shippingOption, type ShippingOption } from './shipping-option.ts';

/** What the checkout reads of a bag. */
type CheckoutCart = {
  guestEmail?: string | null;
  nodShippingDate?: string | null;
  collectionStore?: object | null;
  shippingAddress?: Parameters<typeof missingField>[0];
  shippingMethods: readonly { isSelected: boolean; type: string }[];
  totalPrice: { value: number };
};

/** EN-13: where a shopper is in the checkout. */
export type CheckoutState<Cart extends CheckoutCart> = {
  data: Cart;
  isGuest: boolean;
  guestEmail: string | undefined;
  guestMarketingPreferences: GuestDetails['marketingPreference'];
  /** No delivery chosen yet, or a part of its address is missing. */
  isEmptyDelivery: boolean;
  selectedShippingOption: ShippingOption;
  selectedShippingMethod: Cart['shippingMethods'][number] | undefined;
  /** A chosen day, YYYY-MM-DD. */
  selectedShippingDate: string | undefined;
  /** Where the order will be collected; undefined for a courier. */
  selectedStore: NonNullable<Cart['collectionStore']> | undefined;
  shippingAddress: Cart['shippingAddress'];
  /** ST-07: the order is placed without a payment. */
  isPaymentFree: boolean;
};

const NO_MARKETING = { email: false, post: false, mobile: false };

/** @param session what this tab remembers of the guest (ST-05, ST-06) */
export function checkoutState<Cart extends CheckoutCart>(cart: Cart, session: Storage): CheckoutState<Cart> {
  const guest = readGuestDetails(session);
  const selected = cart.shippingMethods.find(({ isSelected }) => isSelected);
  return {
    data: cart,
    isGuest: guest?.isGuest ?? true,
    guestEmail: cart.guestEmail ?? guest?.email,
    guestMarketingPreferences: guest?.marketingPreference ?? NO_MARKETING,
    isEmptyDelivery: selected === undefined || missingField(cart.shippingAddress) !== null,
    selectedShippingOption: shippingOption(session, selected?.type),
    selectedShippingMethod: selected,
    selectedShippingDate: cart.nodShippingDate ?? undefined,
    selectedStore: cart.collectionStore ?? undefined,
    shippingAddress: cart.shippingAddress,
    isPaymentFree: cart.totalPrice.value === 0,
  };
}
