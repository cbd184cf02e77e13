import { describe, expect, it } from '@jest/globals';
import { paidAmounts } from './paid-amounts.ts';

const price = (value: number) => ({ value, formattedPrice: `£${(value / 100).toFixed(2)}` });
const card = (digits: string, value: number) => ({
  cardNumber: `•••• ${digits}`,
  amountTaken: price(value),
});
const paid = (method: 'givex' | 'credit_card', cardNumber: string, cardType: string | null) => ({
  method,
  transactions: [{ cardNumber, cardType }],
});

describe('what each payment of an order paid', () => {
  it('[EN-09] [RT-09] names every gift card and the rest with its amount', () => {
    const order = {
      appliedGiftCards: [card('0652', 3_000), card('0653', 500)],
      totalPriceAfterGiftCard: price(2_000),
      paymentMethods: [
        paid('givex', '•••• 0652', null),
        paid('givex', '•••• 0653', null),
        paid('credit_card', '•••• 1111', 'Visa'),
      ],
    };
    expect(paidAmounts(order)).toEqual([
      { name: 'Gift card ending 0652', value: '£30.00' },
      { name: 'Gift card ending 0653', value: '£5.00' },
      { name: 'Visa ending 1111', value: '£20.00' },
    ]);
  });

  it('[EN-09] is empty for an order without gift cards', () => {
    expect(
      paidAmounts({
        appliedGiftCards: [],
        totalPriceAfterGiftCard: price(2_000),
        paymentMethods: [paid('credit_card', '•••• 1111', 'Visa')],
      }),
    ).toEqual([]);
  });
});
