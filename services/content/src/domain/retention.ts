/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
} as const;
