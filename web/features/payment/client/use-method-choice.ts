import { useRef, useState } from 'react';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import { chosenOf, type PaymentMethods, type PaymentMethod } from '../methods/payment-method.ts';
import { rememberMethod } from './payment-api.ts';

type Offered = {
  method: PaymentMethodType;
  isSelected: boolean;
  unavailableReason?: string | null;
};

type MethodChoice = {
  /** What the shop has, in its order, and why a method is not for this bag. */
  listed: { method: PaymentMethodType; reason: string | undefined }[];
  /** The remembered one that the bag may use, or the first (MU-10). */
  chosen: PaymentMethodType | undefined;
  /** Gift cards are added beside the method. Undefined where the shop takes none. */
  giftCards: { reason: string | undefined } | undefined;
};

/** @param kindOf how this page can pay with the method; undefined for one that it cannot pay with, which is not shown */
export function methodChoice(
  methods: readonly Offered[],
  kindOf: (method: PaymentMethodType) => PaymentMethod['kind'] | undefined,
): MethodChoice {
  const known = methods.filter(({ method }) => kindOf(method) === 'chosen');
  const usable = known.filter((method) => reasonOf(method) === undefined);
  const giftCard = methods.find(({ method }) => kindOf(method) === 'applied');
  return {
    listed: known.map((method) => ({ method: method.method, reason: reasonOf(method) })),
    chosen: (usable.find(({ isSelected }) => isSelected) ?? usable[0])?.method,
    giftCards: giftCard && { reason: reasonOf(giftCard) },
  };
}

const reasonOf = ({ unavailableReason }: Offered): string | undefined => unavailableReason ?? undefined;

/** The methods of the bag; a choice shows at once and is remembered by the service (MU-10). */
export function useMethodChoice(cart: FullCartFragment, methods: PaymentMethods) {
  const [picked, setPicked] = useState<PaymentMethodType>();
  // The server knows no browser.
  const isHydrated = useIsHydrated();
  const choice = methodChoice(cart.paymentMethods, (name) => {
    const method = methods[name];
    const isMissing =
      method?.kind === 'chosen' && method.isInBrowser && !(isHydrated && method.isInBrowser());
    return isMissing ? undefined : method?.kind;
  });

  // One after the other, so that the bag ends with the method that was chosen last.
  const remembering = useRef(Promise.resolve());
  function choose(method: PaymentMethodType): Promise<void> {
    setPicked(method);
    remembering.current = remembering.current.then(() => remember(method)).catch(() => undefined);
    return remembering.current;
  }

  async function remember(method: PaymentMethodType): Promise<void> {
    const own = chosenOf(methods, method)?.remember;
    if (own !== undefined) return own().catch(() => undefined);
    const isOffered = await rememberMethod(method).catch(() => true);
    if (isOffered) return;
    setPicked(undefined);
    await cartStore.refresh();
  }

  const isUsable = choice.listed.some(({ method, reason }) => method === picked && reason === undefined);
  return { ...choice, chosen: isUsable ? picked : choice.chosen, choose };
}
