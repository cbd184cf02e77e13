import { useState } from 'react';
import { cartStore } from '#features/cart/cart-of-page.ts';
import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import { methodChoice } from '../method-choice.ts';
import type { PaymentMethods } from '../methods/payment-method.ts';
import { rememberMethod } from './payment-api.ts';

/** The methods of the bag; a choice shows at once and is remembered by the service (MU-10). */
export function useMethodChoice(cart: FullCartFragment, methods: PaymentMethods) {
  const [picked, setPicked] = useState<PaymentMethodType>();
  const choice = methodChoice(cart.paymentMethods, (method) => methods[method]?.kind);

  async function choose(method: PaymentMethodType): Promise<void> {
    setPicked(method);
    const isOffered = await rememberMethod(method).catch(() => true);
    if (isOffered) return;
    setPicked(undefined);
    await cartStore.refresh();
  }

  const isUsable = picked !== undefined && choice.usable.includes(picked);
  return { ...choice, chosen: isUsable ? picked : choice.chosen, choose };
}
