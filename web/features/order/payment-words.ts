import type { OrderStatus, PaymentStatus } from '#gql/graphql.ts';
import { isGiftCard } from './paid-amounts.ts';
import { namesOf, type PaidMethod } from './paid-by.ts';

/** EU-05: the payment status as text. */
const WORDS: Record<PaymentStatus, string> = {
  payment_init: 'Not held by your bank yet.',
  payment_authorized: 'Held by your bank, and taken when we send your order.',
  // About the sent parcel only: what follows or was cancelled is not charged.
  payment_captured: 'Taken for what we have sent.',
  payment_failed: 'Your bank did not let us take this. We will e-mail you about it.',
  payment_refunded: 'Refunded. Banks take up to five days to show it.',
};

/** Captured by hand before a parcel was sent. */
const NOT_SENT_YET = { payment_captured: 'Taken. Your order is still to be sent.' };

/** Texts that depend on the order's status as well. */
const WORDS_OF_ORDER: Partial<Record<OrderStatus, Partial<Record<PaymentStatus, string>>>> = {
  ENTERED: NOT_SENT_YET,
  PROMISED: NOT_SENT_YET,
  IN_PICKING: NOT_SENT_YET,
  PART_CANCELLED: NOT_SENT_YET,
  PART_SHIPPED: { payment_captured: 'Taken for what we have sent. The rest is taken when we send it.' },
  // EU-05 has no status for an authorisation released before capture.
  CANCELLED: {
    payment_captured: 'Taken, and on its way back to you.',
    payment_refunded: 'Released by your bank: nothing was taken. Some banks take up to five days to show it.',
  },
};

/** Of one card among several payments: which of them the refund was of, the order does not say. */
const GIVEN_BACK =
  'Given back: what was taken is refunded, and what was only held is released. Banks take up to five days to show it.';

/** A gift card has no bank, and its money is back at once. */
const GIFT_CARD_WORDS: Record<PaymentStatus, string> = {
  payment_init: 'Not held on your gift card yet.',
  payment_authorized: 'Held on your gift card, and taken when we send your order.',
  payment_captured: 'Taken from your gift card. What we do not send goes back onto it.',
  payment_failed: 'We could not take this from your gift card. We will e-mail you about it.',
  payment_refunded: 'Back on your gift card.',
};

/** Of several gift cards at once. */
const GIFT_CARDS_WORDS: Record<PaymentStatus, string> = {
  payment_init: 'Not held on your gift cards yet.',
  payment_authorized: 'Held on your gift cards, and taken when we send your order.',
  payment_captured: 'Taken from your gift cards. What we do not send goes back onto them.',
  payment_failed: 'We could not take this from your gift cards. We will e-mail you about it.',
  payment_refunded: 'Back on your gift cards.',
};

type Method = {
  method: PaidMethod['method'];
  transactions: readonly (PaidMethod['transactions'][number] & { status: PaymentStatus })[];
};

/**
 * One sentence where all payments of an order have the same status, otherwise one for each, by name. Empty for a free
 * order.
 * @param refunded above 0 where money was charged and refunded
 */
export function paymentWords(methods: readonly Method[], order: OrderStatus, refunded = 0): string[] {
  const isOne = methods.flatMap(({ transactions }) => transactions).length === 1;
  const wordsOf = (method: Method, status: PaymentStatus) => {
    if (isGiftCard(method)) return GIFT_CARD_WORDS[status];
    const isPaidBack = status === 'payment_refunded' && refunded > 0;
    if (isPaidBack && !isOne) return GIVEN_BACK;
    return (isPaidBack ? undefined : WORDS_OF_ORDER[order]?.[status]) ?? WORDS[status];
  };
  const payments = methods.flatMap((method) => {
    const names = namesOf(method);
    return method.transactions.map(({ status }, index) => ({
      name: names[index],
      together: isGiftCard(method) ? GIFT_CARDS_WORDS[status] : undefined,
      words: wordsOf(method, status),
    }));
  });
  const sentences = [...new Set(payments.map(({ words }) => words))];
  if (sentences.length > 1) return payments.map(({ name, words }) => `${capitalised(name)}: ${words}`);
  const together = payments.length > 1 ? payments[0]?.together : undefined;
  return together === undefined ? sentences : [together];
}

const capitalised = (name = ''): string => name.charAt(0).toUpperCase() + name.slice(1);
