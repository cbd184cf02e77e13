import type { Order, OrderTender } from '../../domain/order/order.ts';
import { isGiftCard } from '../../domain/payment-methods/givex.ts';
import { paidInWords } from '../../domain/payment-methods/paid-in-words.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import type { PaymentInWords } from './email-pieces.ts';

/** Pence that each tender of the order pays for a movement, or gets back. */
export type Shares = readonly number[];

/** What all e-mails about a movement of an order have. */
export const common = ({ shippingAddress, tenders }: Order, shares: Shares) => ({
  firstName: shippingAddress.firstName,
  payments: tenders
    .map((tender, index) => inWords(tender, shares[index] ?? 0))
    .filter(({ amount }) => amount > 0),
});

export const inWords = (tender: OrderTender, amount: number): PaymentInWords => ({
  method: paymentInWords(tender),
  isGiftCard: isGiftCard(tender),
  amount,
});

/** What pays beside gift cards, "your Visa ending 1111". */
export function cardOf({ tenders }: Order): string {
  const card = tenders.find((tender) => !isGiftCard(tender));
  return `your ${card === undefined ? 'card' : paymentInWords(card)}`;
}

/** "Visa ending 1111". */
function paymentInWords({ method, cardType, maskedNumber }: Tender): string {
  const digits = maskedNumber.replace(/\D/g, '').slice(-4);
  return [paidInWords({ method, cardType }), digits && `ending ${digits}`].filter(Boolean).join(' ');
}
