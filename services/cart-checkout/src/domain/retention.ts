/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  // Longer than fulfilment resends a message, so that a copy is still recognised.
  'handled messages': { table: 'webhook', keep: '30 days' },
  'refused messages': { table: 'webhook', keep: '90 days' },
  // The lifetime of the guest cookie, after which bags and lists cannot be reached any more (RO-02).
  'bags of guests': { table: 'cart', keep: '30 days' },
  // The order has its own copy.
  'contacts of ordered bags': { table: 'cart', keep: '30 days' },
  'lists of guests': { table: 'shopping_list', keep: '30 days' },
  'contacts of released placements': { table: 'placement', keep: '30 days' },
  'contacts of placed placements': { table: 'placement', keep: '30 days' },
  'promised prices': { table: 'promised_price', keep: '30 days' },
  'shared bags': { table: 'shared_cart', keep: 'end' },
  counters: { table: 'rate_limit', keep: 'end' },
  // After which they are added to their day.
  'counts of a minute': { table: 'count_minute', keep: '35 days' },
  'words of searches': { table: 'count_day', keep: '400 days' },
  'counts of a day': { table: 'count_day', keep: '6 years' },
  'comparisons of counts': { table: 'count_check', keep: '400 days' },
  'batches of counts': { table: 'inbox', keep: '2 days' },
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
} as const;
