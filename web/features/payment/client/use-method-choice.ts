import { useState } from 'react';
import { cartStore } from '#features/cart/cart-of-page.ts';
import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import type { PaymentMethods, PaymentMethod } from '../methods/payment-method.ts';
import { rememberMethod } from './payment-api.ts';

type Offered = {
  method: PaymentMethodType;
  isSelected: boolean;
  isExcludedByDiscount: boolean;
  unavailableReason?: string | null;
};

type MethodChoice = {
  /** What the shopper may pay with, in the shop's order. */
  usable: PaymentMethodType[];
  /** The remembered one, or the first (MU-10). */
  chosen: PaymentMethodType | undefined;
  /** Ways to pay that the shop has, but not for this bag. */
  missing: { method: PaymentMethodType; reason: string }[];
  /** Gift cards are added beside the method. Undefined where the shop takes none. */
  giftCards: { reason: string | undefined } | undefined;
};

const EXCLUDED = 'Not with the discount in your bag.';
/** @param kindOf how this page can pay with the method; undefined for one that it cannot pay with, which is not shown */
export function methodChoice(
  methods: readonly Offered[],
  kindOf: (method: PaymentMethodType) => PaymentMethod['kind'] | undefined,
): MethodChoice {
  const known = methods.filter(({ method }) => kindOf(method) === 'chosen');
  const usable = known.filter((method) => reasonOf(method) === undefined);
  const giftCard = methods.find(({ method }) => kindOf(method) === 'applied');
  return {
    usable: usable.map(({ method }) => method),
    chosen: (usable.find(({ isSelected }) => isSelected) ?? usable[0])?.method,
    missing: known.flatMap((method) => {
      const reason = reasonOf(method);
      return reason === undefined ? [] : [{ method: method.method, reason }];
    }),
    giftCards: giftCard && { reason: reasonOf(giftCard) },
  };
}

function reasonOf({ unavailableReason, isExcludedByDiscount }: Offered): string | undefined {
  return unavailableReason ?? (isExcludedByDiscount ? EXCLUDED : undefined);
}

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
