import type { PaymentMethodType } from '../../gql/graphql.ts';
import type { PaymentMethod } from './methods/payment-method.ts';

type Offered = {
  method: PaymentMethodType;
  isSelected: boolean;
  isExcludedByDiscount: boolean;
  unavailableReason?: string | null;
};

export type MethodChoice = {
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
