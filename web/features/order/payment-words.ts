import type { PaymentStatus } from '#gql/graphql.ts';
import { namesOf, type PaidMethod } from './paid-by.ts';

/** EU-05: what has become of the money. */
const WORDS: Record<PaymentStatus, string> = {
  payment_init: 'Not held by your bank yet.',
  payment_authorized: 'Held by your bank, and taken when we send your order.',
  payment_captured: 'Taken: your order is paid.',
  payment_failed: 'Your bank did not let us take this. We will write to you about it.',
  payment_refunded: 'Refunded. Banks take up to five days to show it.',
};

type Method = {
  method: PaidMethod['method'];
  transactions: readonly (PaidMethod['transactions'][number] & { status: PaymentStatus })[];
};

/** One sentence where all of an order's payments stand alike, else one for each, by name. Nothing for a free order. */
export function paymentWords(methods: readonly Method[]): string[] {
  const payments = methods.flatMap((method) => {
    const names = namesOf(method);
    return method.transactions.map(({ status }, index) => ({ name: names[index], words: WORDS[status] }));
  });
  const sentences = [...new Set(payments.map(({ words }) => words))];
  return sentences.length < 2 ? sentences : payments.map(({ name, words }) => `${name}: ${words}`);
}
