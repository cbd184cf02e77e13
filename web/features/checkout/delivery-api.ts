import {
  SaveShippingDetailsCourierDocument,
  type CustomerFragment,
  type FullCartFragment,
  type ShippingDetailsCourierInput,
} from '#gql/graphql.ts';
import { keepCart } from '#features/cart/cart-of-page.ts';
import { facts } from '#features/measuring/facts.ts';
import type { DeliveryFailure } from '#features/cart/failure-text.ts';
import { callGraph } from '#lib/graph-call.ts';
import { addressFromForm, formFromAddress } from '../forms/address-form.ts';
import type { DeliveryForm, EmailForm } from '../forms/address-form-rules.ts';
import { isBilledAsDelivered, type BilledCart } from './billed-as-delivered.ts';
import type { CheckoutState } from './checkout-state.ts';
import { isMarketingTicked, saidToMarketing } from './marketing-text.ts';

/** The courier method, and what some methods need beside it. */
export type ChosenMethod = {
  id: string | undefined;
  /** YYYY-MM-DD. */
  nominatedDay?: string | undefined;
  sentApart?: boolean | undefined;
};

/** Saves the e-mail address of a bag that is e-mailed. @returns the refusal, or nothing @throws GraphClientError */
export const saveEmail = (form: EmailForm): Promise<DeliveryFailure | undefined> =>
  saveCourier({ email: form.email, marketingPreference: saidToMarketing(form.marketing) });

/**
 * Saves address, method and guest details, and the billing address where it is the same.
 * @returns the refusal, or nothing
 * @throws GraphClientError when the call itself fails
 */
export function saveDelivery(
  form: DeliveryForm,
  { id: shippingMethodId, nominatedDay, sentApart }: ChosenMethod,
  cart: BilledCart,
): Promise<DeliveryFailure | undefined> {
  return saveCourier({
    address: addressFromForm(form),
    email: form.email,
    marketingPreference: saidToMarketing(form.marketing),
    isBillingAddress: cart.billingAddress == null || isBilledAsDelivered(cart),
    ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
    ...(nominatedDay === undefined ? {} : { nominatedDay }),
    ...(sentApart === undefined ? {} : { sentApart }),
  });
}

async function saveCourier(input: ShippingDetailsCourierInput): Promise<DeliveryFailure | undefined> {
  const answer = (await callGraph(SaveShippingDetailsCourierDocument, { input })).saveShippingDetailsCourier;
  if (answer.__typename !== 'Cart') return answer;
  keepCart(answer);
  facts.push(['delivery', answer]);
  return undefined;
}

/** Initial values: from the bag, then from the customer's account, or from the guest details of this browser. */
export function formOf(
  { shippingAddress, selectedStore, guestEmail, guestMarketingPreferences }: CheckoutState<FullCartFragment>,
  customer: CustomerFragment | null,
): DeliveryForm {
  // A store's address is not a delivery address.
  const sentTo = selectedStore === undefined ? shippingAddress : null;
  if (customer === null) {
    const marketing = isMarketingTicked(guestMarketingPreferences);
    return { ...formFromAddress(sentTo), email: guestEmail ?? '', marketing };
  }
  return customerForm(customer, sentTo);
}

/** @param sentTo where it is sent; otherwise to their default address */
export function customerForm(
  { email, title, firstName, lastName, mobileNumber, shippingAddresses }: CustomerFragment,
  sentTo?: FullCartFragment['shippingAddress'],
): DeliveryForm {
  const known = sentTo ?? shippingAddresses[0];
  const name = { salutation: title, firstName, lastName, phone: mobileNumber ?? '' };
  return { ...formFromAddress(known), ...(known ? {} : name), email, marketing: false };
}
