import { formatMoney } from '@loupe/money/format';
import { giftCardSavings } from '../cart/gift-cards.ts';
import { giftCardsOf } from '../pricing/priced-cart.ts';
import type { MethodName } from './method-name.ts';
import type { Payable, PaymentMethod } from './payment-method.ts';
import { METHODS } from './registry.ts';

/** A method as offered for a cart. */
export interface MethodOffer {
  readonly method: MethodName;
  readonly isSelected: boolean;
  readonly isExcludedByDiscount: boolean;
  /** For the shopper; null when it can be used. */
  readonly unavailableReason: string | null;
}

/** Whether the provider of a method does not answer now. */
export type IsSilent = (method: MethodName) => boolean;
const ALL_ANSWER: IsSilent = () => false;

/** EU-04, MU-10: selected is the shopper's choice if it can be used, or else the first method that can. */
export function methodsOffered(
  cart: Payable,
  methods: readonly PaymentMethod[] = METHODS,
  isSilent = ALL_ANSWER,
): MethodOffer[] {
  const offers = methods.map((method) => ({
    method: method.name,
    isExcludedByDiscount: discountAgainst(method.name, cart) !== undefined,
    unavailableReason:
      reasonAgainst(method, cart, methods) ?? (isSilent(method.name) ? silence(method) : null),
  }));
  const usable = offers.filter(({ unavailableReason }) => unavailableReason === null);
  const selected = usable.find(({ method }) => method === cart.paymentMethod) ?? usable[0];
  return offers.map((offer) => ({ ...offer, isSelected: offer === selected }));
}

/** Why a method cannot pay for a bag, whatever else the shopper chooses; null when it can. */
export function reasonAgainst(
  method: PaymentMethod,
  cart: Payable,
  methods: readonly PaymentMethod[] = METHODS,
): string | null {
  if (cart.total === 0) return 'There is nothing to pay for this bag.';
  const discount = discountAgainst(method.name, cart);
  if (discount !== undefined) return `This cannot be used with ‘${discount}’, which is in your bag.`;
  const own = method.reasonAgainst(cart);
  if (own !== null || method.pays.kind === 'named') return own;
  if (giftCardSavings(giftCardsOf(cart)) >= cart.total)
    return `Your gift cards pay the whole ${formatMoney(cart.total)}.`;
  const named = namedIn(cart, methods);
  const excluded = named.find(({ name }) => discountAgainst(name, cart) !== undefined);
  if (excluded !== undefined)
    return `A ${excluded.words.paidBy} cannot be used with ‘${discountAgainst(excluded.name, cart)}’. Take one of them off.`;
  const other = named.find(({ name }) => !method.rule.beside.includes(name));
  return other === undefined ? null : `This cannot be used together with a ${other.words.paidBy}.`;
}

const silence = ({ words }: PaymentMethod): string =>
  `Payment by ${words.paidBy} is unavailable just now. Choose another way to pay, or try again in a few minutes.`;

/** ST-15: the name of the promotion in the bag that rules a method out. */
const discountAgainst = (method: MethodName, { promotions }: Payable): string | undefined =>
  promotions?.excludedMethods.find((excluded) => excluded.method === method)?.by;

/** The methods whose tenders the bag already names. */
const namedIn = (cart: Payable, methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ pays }) => pays.kind === 'named' && pays.tendersOf(cart).length > 0);
