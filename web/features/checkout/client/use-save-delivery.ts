import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { isCartPageFailure } from '#features/cart/cart-page-message.ts';
import { cartFailure } from '#features/cart/cart-failure.ts';
import { failureText, type DeliveryFailure } from '#features/cart/failure-text.ts';
import type { CustomerFragment, ShippingOption } from '#gql/graphql.ts';
import { saveGuestDetails } from '../../session/guest-details.ts';
import { fieldOfPath } from '../../forms/use-refusals.ts';
import { saveShippingOption } from '../../session/shipping-option.ts';
import { saidToMarketing } from '../marketing-text.ts';
import { keepMarketing } from './keep-for-customer.ts';
import { leaveToCart } from '../../cart/use-checkout-cart.ts';

type GuestInput = { email: string; marketing: boolean };

/**
 * Saves the delivery step and continues to payment; a refusal is shown at the field it concerns.
 * @param customer null for a guest
 * @param refuseField shows the service's error for a field
 */
export function useSaveDelivery(
  option: ShippingOption,
  customer: CustomerFragment | null,
  refuseField: (field: string, message: string) => void,
) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isLeaving, startLeaving] = useTransition();

  async function save(input: GuestInput, call: () => Promise<DeliveryFailure | undefined>) {
    setProblem(undefined);
    try {
      const failure = await call();
      if (failure === undefined) {
        saveShippingOption(browserStorage('session'), option);
        if (customer === null) keepGuest(input);
        else keepMarketing(customer, input.marketing);
        startLeaving(() => router.push('/checkout/payment'));
      } else if (isCartPageFailure(failure.__typename)) leaveToCart(failure.__typename);
      else if (failure.__typename === 'ValidationError')
        refuseField(fieldOfPath(failure.field), failure.message);
      else setProblem(failureText(failure));
    } catch (error) {
      const lost = cartFailure(error);
      if (lost === undefined) setProblem('We could not save your details just now. Please try again.');
      else leaveToCart(lost);
    }
  }

  return { problem, isLeaving, save };
}

function keepGuest({ email, marketing }: GuestInput): void {
  saveGuestDetails(browserStorage('session'), {
    isGuest: true,
    email,
    marketingPreference: saidToMarketing(marketing),
  });
}
