import type { PaymentMethod } from '../../src/domain/payment-methods/payment-method.ts';

/** A loan: of a bag without gift cards, with a deposit by card where the shopper wants one. */
export const toyLoan: PaymentMethod = {
  name: 'v12',
  rule: { order: 20, beside: ['credit-card'], depositBy: 'credit-card' },
  pays: { kind: 'rest', details: { kind: 'at-provider' } },
  secret: null,
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: () => null,
  words: { paidBy: 'toy loan', notForThisBag: 'A toy loan cannot pay for this bag.' },
};
