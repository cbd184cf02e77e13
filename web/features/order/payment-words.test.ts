import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '#gql/graphql.ts';
import { paymentWords } from './payment-words.ts';

const visa = (status: PaymentStatus, digits = '1111') => ({
  method: 'credit_card' as const,
  transactions: [{ cardNumber: `•••• ${digits}`, cardType: 'Visa', status }],
});

describe('the payment status of an order', () => {
  it.each<[PaymentStatus, RegExp]>([
    ['payment_init', /^Not held/],
    ['payment_authorized', /^Held by your bank, and taken when we send/],
    ['payment_captured', /^Taken/],
    ['payment_failed', /did not let us take this/],
    ['payment_refunded', /^Refunded/],
  ])('[EU-05] %s has words', (status, words) => {
    expect(paymentWords([visa(status)], 'INVOICED')).toEqual([expect.stringMatching(words)]);
  });

  it('[EU-05] is one sentence where all payments have the same status, otherwise one for each by name', () => {
    expect(
      paymentWords([visa('payment_captured'), visa('payment_captured', '4444')], 'INVOICED'),
    ).toHaveLength(1);
    expect(paymentWords([visa('payment_captured'), visa('payment_refunded', '4444')], 'INVOICED')).toEqual([
      expect.stringMatching(/^Visa ending 1111: Taken/),
      expect.stringMatching(/^Visa ending 4444: Refunded/),
    ]);
  });

  it('[EU-05] [EU-07] never calls paid what has not been sent, nor refunded what was never charged', () => {
    expect(paymentWords([visa('payment_captured')], 'PART_SHIPPED')).toEqual([
      'Taken for what we have sent. The rest is taken when we send it.',
    ]);
    expect(paymentWords([visa('payment_captured')], 'COMPLETED')).toEqual(['Taken for what we have sent.']);
    expect(paymentWords([visa('payment_refunded')], 'CANCELLED')[0]).toMatch(/nothing was taken/);
  });

  it('[EU-05] [EU-07] never denies a charge that was made before anything was sent', () => {
    expect(paymentWords([visa('payment_refunded')], 'CANCELLED', 235_000)[0]).toMatch(/^Refunded/);
    expect(paymentWords([visa('payment_captured')], 'CANCELLED')[0]).toMatch(/^Taken, and on its way back/);
    expect(paymentWords([visa('payment_captured')], 'PROMISED')[0]).toMatch(/still to be sent/);
  });

  it('[EU-05] [EU-07] does not say of a card that was only held that it was refunded, when a gift card was', () => {
    const giftCard = {
      method: 'givex' as const,
      transactions: [{ cardNumber: '•••• 0652', cardType: null, status: 'payment_refunded' as const }],
    };
    expect(paymentWords([visa('payment_refunded'), giftCard], 'CANCELLED', 5_000)).toEqual([
      expect.stringMatching(
        /^Visa ending 1111: Given back: what was taken is refunded, and what was only held/,
      ),
      expect.stringMatching(/^Gift card.*: Back on your gift card\.$/),
    ]);
  });

  it('[ST-07] is empty for an order that cost nothing', () => {
    expect(paymentWords([], 'ENTERED')).toEqual([]);
  });

  it('[EU-05] [EN-09] speaks of a gift card without a bank, and of each payment by name', () => {
    const giftCard = {
      method: 'givex' as const,
      transactions: [{ cardNumber: '•••• 0652', cardType: null, status: 'payment_authorized' as const }],
    };
    expect(paymentWords([giftCard], 'ENTERED')).toEqual([
      'Held on your gift card, and taken when we send your order.',
    ]);
    const two = { ...giftCard, transactions: [...giftCard.transactions, ...giftCard.transactions] };
    expect(paymentWords([two], 'ENTERED')).toEqual([
      'Held on your gift cards, and taken when we send your order.',
    ]);
    expect(paymentWords([giftCard, visa('payment_authorized')], 'ENTERED')).toEqual([
      'Gift card ending 0652: Held on your gift card, and taken when we send your order.',
      'Visa ending 1111: Held by your bank, and taken when we send your order.',
    ]);
  });
});
