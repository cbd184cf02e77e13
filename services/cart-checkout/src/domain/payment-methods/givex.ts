import { giftCardsBought } from '../cart/gift-cards.ts';
import { giftCardsOf } from '../pricing/priced-cart.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Gift cards, which are applied to the bag before it is paid for: each that pays something is a tender of its own. */
export const givex: PaymentMethod = {
  name: 'givex',
  rule: { order: 0, beside: [], depositBy: null },
  pays: {
    kind: 'named',
    tendersOf: (cart) =>
      giftCardsOf(cart)
        .filter(({ taken }) => taken > 0)
        .map(({ id, addedTo, addedBy, balance, taken }) => ({
          amount: taken,
          details: { kind: 'gift-card', id, addedTo, addedBy, remaining: balance - taken },
        })),
  },
  secret: null,
  needs: { billingAddress: false, shippingAddress: true },
  reasonAgainst: ({ lines, total }) =>
    giftCardsBought(lines) === total ? 'A gift card cannot pay for another gift card.' : null,
  words: { paidBy: 'gift card', notForThisBag: 'The gift cards of this bag do not pay exactly for it.' },
};

export const isGiftCard = ({ method }: { readonly method: string }): boolean => method === givex.name;
