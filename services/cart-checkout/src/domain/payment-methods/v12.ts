import type { PaymentMethod } from './payment-method.ts';

/** A loan, which the shopper applies for on the lender's pages, with a deposit by card before it. */
export const v12: PaymentMethod = {
  name: 'v12',
  rule: { order: 20, beside: ['credit-card'], depositBy: 'credit-card' },
  pays: { kind: 'rest', details: { kind: 'token' } },
  // Which product of the lender it is paid by: payments looks it up when it verifies the plan.
  secret: { field: 'financeProduct', maxLength: 100, refusal: 'We do not have this plan.' },
  // The form ends sooner, as payments says. Decision and signature have three days each.
  waits: { redirect: 259_200, wait: 259_200 },
  // The lender's form asks for both.
  needs: { billingAddress: true, shippingAddress: true },
  reasonAgainst: ({ lines }) =>
    lines.some(({ giftCardValue }) => giftCardValue !== undefined)
      ? 'A gift card cannot be bought over time. Take it out of your bag, or choose another way to pay.'
      : null,
  words: {
    paidBy: 'finance',
    notForThisBag:
      'A bag with a gift card on it cannot be paid for over time. Take the gift card off, or choose another way to pay.',
  },
};
