import { applyGiftCards, giftCardsBought } from '../cart/gift-cards.ts';
import type { Stage } from './stage.ts';

/** What the gift cards of the bag pay. One does not pay for another: a stolen one could be exchanged for one that nobody can block. */
export const applyTenders: Stage = (priced, { giftCards, paymentMethod, finance = null }) => ({
  ...priced,
  giftCards: applyGiftCards(giftCards, priced.total - giftCardsBought(priced.lines)),
  paymentMethod,
  finance,
});
