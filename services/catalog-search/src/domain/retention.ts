/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  // An index that is older is read whole.
  'changes of products': { table: 'product_change', keep: '1 hour' },
  counters: { table: 'rate_limit', keep: 'end' },
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
  // Then half of a pair's count goes, and with the last one the pair.
  'views of pairs': { table: 'viewed_together', keep: '30 days' },
} as const;
