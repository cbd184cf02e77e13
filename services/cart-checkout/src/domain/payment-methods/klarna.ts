import type { PaymentMethod } from './payment-method.ts';

/** Agreed to in the provider's widget on our payment page, where the shopper gives the details to the provider alone. */
export const klarna: PaymentMethod = {
  name: 'klarna',
  rule: { order: 10, beside: ['givex'], depositBy: null },
  pays: { kind: 'rest', details: { kind: 'at-provider' } },
  secret: null,
  returnsToPage: true,
  // Klarna decides within a day.
  waits: { wait: 86_400 },
  // The widget passes both on to the provider.
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: () => null,
  words: { paidBy: 'Klarna', notForThisBag: 'There is nothing to pay by Klarna for this bag.' },
};
