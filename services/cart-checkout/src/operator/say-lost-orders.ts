import type { UnknownOrder } from '../domain/order/unknown-order.ts';

/** What is known, what is safe, and the command for it. */
export const lostOrderInWords = ({ orderNumber, messages, since, types }: UnknownOrder): string =>
  [
    `order only the warehouse has: ${orderNumber}, since ${since.toISOString()}`,
    `  known: ${messages} messages (${types.join(', ')}) about an order that we do not have: a restore of the database has lost it.`,
    '  safe:  Have the warehouse cancel what has not left. Its money is listed by payments as a lost order: give it back, or keep it for a parcel that arrives.',
    `  do:    npm run restore -- close ${orderNumber} --reason "…"`,
    '  more:  docs/runbooks/restore.md#orders-that-are-lost',
  ].join('\n');
