/** What the sweeper of this service deletes or blanks, and when (docs/privacy/register). */
export const RETENTION = {
  // Kept for a while after they have expired or ended, so that support can still tell what happened.
  'expired sessions': { table: 'session', keep: '7 days' },
  'ended sessions': { table: 'session', keep: '7 days' },
  'links to a new password': { table: 'password_reset', keep: '1 day' },
  // A cookie lives for half a year; the proof is needed for as long as its use may be questioned.
  consents: { table: 'consent', keep: '2 years' },
  // Nobody has confirmed the mailbox.
  'unconfirmed mailboxes': { table: 'marketing_contact', keep: '30 days' },
  'withdrawn mailboxes': { table: 'marketing_contact', keep: '2 years' },
  // As long as the link to it works.
  'copies of data': { table: 'privacy_copy', keep: '7 days' },
  'links about data': { table: 'privacy_link', keep: 'end' },
  // What a guest typed, who may be nobody's.
  'mailboxes of requests': { table: 'privacy_request', keep: '7 days' },
  // Proof of what was answered.
  'requests about data': { table: 'privacy_request', keep: '6 years' },
  'known networks': { table: 'known_source', keep: '180 days' },
  counters: { table: 'rate_limit', keep: 'end' },
  // Longer than a topic keeps them, so that one that is read again is recognised.
  messages: { table: 'inbox', keep: '430 days' },
} as const;
