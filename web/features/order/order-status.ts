import type { OrderStatus } from '#gql/graphql.ts';

type StatusWords = {
  word: string;
  sentence: string;
  /** The order as a whole will not arrive. */
  ended?: true;
};

const RECEIVED = { word: 'Received', sentence: 'We are getting your order ready.' };
const ON_HOLD = {
  word: 'On hold',
  sentence: 'We are checking a detail before we send it, and will write to you if we need anything.',
};

/** EU-07: the order's status as text. */
const WORDS: Record<OrderStatus, StatusWords> = {
  QUOTED: { word: 'Quoted', sentence: 'Nothing is ordered until you say so.' },
  ENTERED: RECEIVED,
  QUOTE_CONVERTED: RECEIVED,
  PROMISED: { word: 'Set aside', sentence: 'Your order is waiting to be packed.' },
  IN_PICKING: { word: 'Packing', sentence: 'We are packing your order.' },
  PART_SHIPPED: { word: 'Partly sent', sentence: 'Part of your order is on its way; the rest will follow.' },
  SHIPPED: { word: 'Sent', sentence: 'Your order is on its way.' },
  INVOICED: { word: 'Sent', sentence: 'Your order is on its way, and paid.' },
  COMPLETED: { word: 'Complete', sentence: 'Your order has reached you.' },
  MANUAL_HOLD: ON_HOLD,
  BATCH_HOLD: ON_HOLD,
  CREDIT_HOLD: {
    word: 'On hold',
    sentence: 'Your bank has not let us take the payment yet. We will e-mail you about it.',
  },
  PART_CANCELLED: {
    word: 'Partly cancelled',
    sentence: 'Part of your order was cancelled and is not charged. The rest will arrive as planned.',
  },
  CANCELLED: { word: 'Cancelled', sentence: 'Nothing is charged for this order.', ended: true },
  DELETED: { word: 'Withdrawn', sentence: 'Nothing is charged for this order.', ended: true },
};

export function orderStatusWords(status: OrderStatus): StatusWords {
  return WORDS[status];
}
