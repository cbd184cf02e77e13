/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  // Who came is forgotten; the rest is kept.
  'contacts of reservations': { table: 'reservation', keep: '90 days' },
  'contacts of appointments': { table: 'appointment', keep: '90 days' },
  'contacts of price promises': { table: 'price_promise', keep: '90 days' },
  'blocks of diaries': { table: 'diary_block', keep: '30 days' },
  'claims of diaries': { table: 'diary_claim', keep: '30 days' },
  counters: { table: 'rate_limit', keep: 'end' },
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
} as const;
