import type { PaymentMethod } from './payment-method.ts';

/** A card in the shopper's device, which gives the page a token that pays once. */
export const applepay: PaymentMethod = {
  name: 'applepay',
  rule: { order: 10, beside: ['givex'], depositBy: null },
  pays: { kind: 'rest', details: { kind: 'token' } },
  secret: { field: 'paymentData', maxLength: 16_384, refusal: 'This is no payment of Apple Pay.' },
  // The provider asks for it.
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: () => null,
  words: { paidBy: 'Apple Pay', notForThisBag: 'There is nothing to pay by Apple Pay for this bag.' },
};
