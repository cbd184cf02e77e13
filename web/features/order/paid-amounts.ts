import { giftCardName } from '../gift-cards/gift-card-text.ts';
import { namesOf, type PaidMethod } from './paid-by.ts';

type Price = { formattedPrice: string; value: number };

type PaidOrder = {
  appliedGiftCards: readonly { cardNumber: string; amountTaken: Price }[];
  totalPriceAfterGiftCard: Price;
  paymentMethods: readonly PaidMethod[];
};

export const isGiftCard = ({ method }: PaidMethod): boolean => method === 'givex';

/** Each gift card and the method that paid the rest, with its amount; empty for an order without gift cards. */
export function paidAmounts({ appliedGiftCards, totalPriceAfterGiftCard, paymentMethods }: PaidOrder) {
  if (appliedGiftCards.length === 0) return [];
  const rest = paymentMethods.filter((method) => !isGiftCard(method)).flatMap(namesOf);
  return [
    ...appliedGiftCards.map((card) => ({
      name: giftCardName(card),
      value: card.amountTaken.formattedPrice,
    })),
    ...rest.map((name) => ({ name, value: totalPriceAfterGiftCard.formattedPrice })),
  ];
}
