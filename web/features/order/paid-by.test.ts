import { describe, expect, it } from '@jest/globals';
import { paidBy } from './paid-by.ts';

const card = (cardNumber: string | null, cardType: string | null) => ({
  method: 'credit_card',
  transactions: [{ cardNumber, cardType }],
});

describe('how an order was paid', () => {
  it('[RT-09] names the card and its last four digits', () => {
    expect(paidBy([card('•••• 1111', 'Visa')])).toBe('Visa ending 1111');
    expect(paidBy([card('411111XXXXXX1111', 'Visa')])).toBe('Visa ending 1111');
  });

  it('[RT-09] names each of several', () => {
    expect(paidBy([card('•••• 1111', 'Visa'), card('•••• 4444', 'Mastercard')])).toBe(
      'Visa ending 1111 and Mastercard ending 4444',
    );
  });

  it('says only what is known', () => {
    expect(paidBy([card(null, null)])).toBe('card');
    expect(paidBy([])).toBe('');
  });
});
