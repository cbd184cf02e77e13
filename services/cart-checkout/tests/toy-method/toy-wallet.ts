import type { PaymentMethod } from '../../src/domain/payment-methods/payment-method.ts';

/** The toy method of payments as checkout knows it: a wallet whose provider gives the shopper's page a token. Any name of EU-04. */
export const toyWallet: PaymentMethod = {
  name: 'applepay',
  rule: { order: 10, beside: ['givex'], depositBy: null },
  pays: { kind: 'rest', details: { kind: 'token' } },
  secret: { field: 'toyToken', maxLength: 100, refusal: 'This is no toy token.' },
  // The wallet knows the shopper.
  needs: { billingAddress: false, shippingAddress: true },
  reasonAgainst: ({ total }) => (total > 500_00 ? 'The toy wallet pays at most £500.' : null),
  words: { paidBy: 'toy wallet', notForThisBag: 'There is nothing to pay by toy for this bag.' },
};
