import { formatMoney } from '@loupe/money/format';
import { giftCardsBought, giftCardSavings } from './gift-cards.ts';
import { giftCardsOf } from '../pricing/priced-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';

/** The methods of EU-04 that this installation has, in the order in which they are offered. */
export const OFFERED_METHODS = ['credit-card', 'givex'] as const;

export type OfferedMethod = (typeof OFFERED_METHODS)[number];

/** A method as offered for a cart. */
export interface MethodOffer {
  readonly method: OfferedMethod;
  readonly isSelected: boolean;
  /** For the shopper; null when it can be used. */
  readonly unavailableReason: string | null;
}

type Payable = Pick<PricedCart, 'total' | 'giftCards' | 'paymentMethod' | 'lines'>;

export const isOffered = (method: string): method is OfferedMethod =>
  OFFERED_METHODS.some((offered) => offered === method);

/** Selected is the shopper's choice if it can be used, or else the first method that can. */
export function methodsOffered(cart: Payable): MethodOffer[] {
  const offers = OFFERED_METHODS.map((method) => ({
    method,
    unavailableReason: reasonAgainst(method, cart),
  }));
  const usable = offers.filter(({ unavailableReason }) => unavailableReason === null);
  const selected = usable.find(({ method }) => method === cart.paymentMethod) ?? usable[0];
  return offers.map((offer) => ({ ...offer, isSelected: offer === selected }));
}

function reasonAgainst(method: OfferedMethod, cart: Payable): string | null {
  if (cart.total === 0) return 'There is nothing to pay for this bag.';
  if (method === 'givex' && giftCardsBought(cart.lines) === cart.total)
    return 'A gift card cannot pay for another gift card.';
  const savings = giftCardSavings(giftCardsOf(cart));
  if (method === 'givex' || savings < cart.total) return null;
  return `Your gift cards pay the whole ${formatMoney(cart.total)}.`;
}
