import type { PaymentMethod } from './payment-method.ts';

export const creditCard: PaymentMethod = {
  name: 'credit-card',
  rule: { order: 10, beside: ['givex'], depositBy: null },
  pays: { kind: 'rest', details: { kind: 'card' } },
  secret: { field: 'transientToken', maxLength: 16_384, refusal: 'This is no card token.' },
  // The bank compares it.
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: () => null,
  words: { paidBy: 'card', notForThisBag: 'There is nothing to pay by card for this bag.' },
};
