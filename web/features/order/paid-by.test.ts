import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodType } from '#gql/graphql.ts';
import { paidBy } from './paid-by.ts';

const card = (cardNumber: string | null, cardType: string | null) => ({
  method: 'credit_card' as const,
  transactions: [{ cardNumber, cardType }],
});

describe('how an order was paid', () => {
  it('[RT-09] names the card and its last four digits', () => {
    expect(paidBy([card('•••• 1111', 'Visa')])).toBe('Visa ending 1111');
    expect(paidBy([card('411111XXXXXX1111', 'Visa')])).toBe('Visa ending 1111');
  });

  it('[RT-09] names each of several payments', () => {
    expect(paidBy([card('•••• 1111', 'Visa'), card('•••• 4444', 'Mastercard')])).toBe(
      'Visa ending 1111 and Mastercard ending 4444',
    );
  });

  it.each<[PaymentMethodType, string]>([
    ['credit_card', 'card'],
    ['klarna', 'Klarna'],
    ['givex', 'gift card'],
    ['paypal', 'PayPal'],
    ['v12', 'finance from V12'],
    ['applepay', 'Apple Pay'],
  ])('[EU-04] %s is called %s', (method, name) => {
    expect(paidBy([{ method, transactions: [{ cardNumber: null, cardType: null }] }])).toBe(name);
  });

  it('[ST-07] is empty for an order that cost nothing', () => {
    expect(paidBy([])).toBe('');
  });
});
