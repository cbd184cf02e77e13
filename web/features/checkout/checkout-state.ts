import { missingField } from '@loupe/contact/address';
import type { ShippingOption } from '../../gql/graphql.ts';
import { readGuestDetails, type GuestDetails } from '../session/guest-details.ts';
import { shippingOption } from '../session/shipping-option.ts';

/** The fields of a bag that the checkout uses. */
type CheckoutCart = {
  guestEmail?: string | null;
  nodShippingDate?: string | null;
  collectionStore?: object | null;
  shippingAddress?: Parameters<typeof missingField>[0];
  shippingMethods: readonly { isSelected: boolean; type: string; isByEmail: boolean }[];
  totalPrice: { value: number };
};

/** What the page is doing with the bag. */
type Progress = {
  /** A payment was sent and is not answered yet. */
  isSubmitting: boolean;
  /** The order waits for the shopper's bank, or for the outcome of a payment. */
  isProcessing: boolean;
  /** Why gift cards were refused, as shown (ER-14). */
  givexCardsError: readonly string[];
};

const IDLE: Progress = { isSubmitting: false, isProcessing: false, givexCardsError: [] };

/** EN-13: the state of the checkout. */
export type CheckoutState<Cart extends CheckoutCart> = Progress & {
  data: Cart;
  isGuest: boolean;
  guestEmail: string | undefined;
  guestMarketingPreferences: GuestDetails['marketingPreference'];
  /** No delivery method selected yet, or its address is incomplete; what is e-mailed has none. */
  isEmptyDelivery: boolean;
  selectedShippingOption: ShippingOption;
  selectedShippingMethod: Cart['shippingMethods'][number] | undefined;
  /** The chosen nominated day, YYYY-MM-DD; undefined for other methods. */
  selectedShippingDate: string | undefined;
  /** The store of a collection; undefined for a courier. */
  selectedStore: NonNullable<Cart['collectionStore']> | undefined;
  shippingAddress: Cart['shippingAddress'];
  /** ST-07: the order is placed without a payment. */
  isPaymentFree: boolean;
};

const NO_MARKETING = { email: false, post: false, mobile: false };

type Known = {
  /** The customer, null for a guest; undefined while it is not known. */
  visitor?: object | null | undefined;
  progress?: Progress;
};

/** @param session guest details stored in this tab (ST-05, ST-06) */
export function checkoutState<Cart extends CheckoutCart>(
  cart: Cart,
  session: Storage,
  { visitor, progress = IDLE }: Known = {},
): CheckoutState<Cart> {
  const isGuest = visitor == null;
  const guest = isGuest ? readGuestDetails(session) : undefined;
  const selected = cart.shippingMethods.find(({ isSelected }) => isSelected);
  return {
    ...progress,
    data: cart,
    isGuest,
    guestEmail: cart.guestEmail ?? guest?.email,
    guestMarketingPreferences: guest?.marketingPreference ?? NO_MARKETING,
    isEmptyDelivery:
      selected === undefined || (!selected.isByEmail && missingField(cart.shippingAddress) !== null),
    selectedShippingOption: shippingOption(session, selected?.type),
    selectedShippingMethod: selected,
    selectedShippingDate: cart.nodShippingDate ?? undefined,
    selectedStore: cart.collectionStore ?? undefined,
    shippingAddress: cart.shippingAddress,
    isPaymentFree: cart.totalPrice.value === 0,
  };
}
