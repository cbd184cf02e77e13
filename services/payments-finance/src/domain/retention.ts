/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  'notices of providers': { table: 'provider_notice', keep: '30 days' },
  // A token can be issued until its context expires, and is itself valid for 15 minutes.
  'keys of payment forms': { table: 'capture_context', keep: '1 hour' },
  'checks with banks': { table: 'payer_authentication', keep: 'end' },
  'unused gift cards': { table: 'gift_card', keep: '30 days' },
  counters: { table: 'rate_limit', keep: 'end' },
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
} as const;
