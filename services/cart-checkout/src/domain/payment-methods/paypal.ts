import type { PaymentMethod } from './payment-method.ts';

/** Approved on the provider's own pages, where the shopper gives the details. */
export const paypal: PaymentMethod = {
  name: 'paypal',
  rule: { order: 10, beside: ['givex'], depositBy: null },
  pays: { kind: 'rest', details: { kind: 'at-provider' } },
  secret: {
    field: 'approvalId',
    maxLength: 64,
    refusal: 'This is no payment of yours.',
    isOptional: true,
  },
  hasApprovals: true,
  returnsToPage: true,
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: () => null,
  words: { paidBy: 'PayPal', notForThisBag: 'There is nothing to pay by PayPal for this bag.' },
};
