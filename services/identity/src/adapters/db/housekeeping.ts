import { sweepByRules } from '@loupe/database/retention';
import type { Sweep } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { RETENTION } from '../../domain/retention.ts';
import { sql } from './gen/statements.ts';

/** How many rows of each kind one sweep deletes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

const PAST = '< now() - $1::text::interval';

const deleteSome = (table: string, key: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1 AS deleted`;

const EXPIRED_SESSIONS = sql('prune-expired-sessions', deleteSome('session', 'id', `expires_at ${PAST}`));
const ENDED_SESSIONS = sql('prune-ended-sessions', deleteSome('session', 'id', `ended_at ${PAST}`));
const RESETS = sql('prune-password-resets', deleteSome('password_reset', 'id', `expires_at ${PAST}`));
const CONSENTS = sql('prune-consents', deleteSome('consent', 'id', `decided_at ${PAST}`));
const UNCONFIRMED = sql(
  'prune-unconfirmed-marketing',
  deleteSome('marketing_contact', 'id', `confirmed_at IS NULL AND asked_at ${PAST}`),
);
const WITHDRAWN = sql(
  'prune-withdrawn-marketing',
  deleteSome('marketing_contact', 'id', `withdrawn_at ${PAST}`),
);
const COPIES = sql('prune-privacy-copies', deleteSome('privacy_copy', 'request_id', `made_at ${PAST}`));
const PRIVACY_LINKS = sql(
  'prune-privacy-links',
  'DELETE FROM privacy_link WHERE token_hash IN (SELECT token_hash FROM privacy_link WHERE ends_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING 1 AS deleted',
);
const REQUESTED_MAILBOXES = sql(
  'blank-privacy-mailboxes',
  `
UPDATE privacy_request SET mailbox = NULL WHERE id IN (
  SELECT id FROM privacy_request WHERE ended_at ${PAST} AND mailbox IS NOT NULL LIMIT $2 FOR UPDATE SKIP LOCKED
) RETURNING 1 AS deleted`,
);
const REQUESTS = sql('prune-privacy-requests', deleteSome('privacy_request', 'id', `ended_at ${PAST}`));
const SOURCES = sql('prune-known-sources', deleteSome('known_source', 'ctid', `seen_at ${PAST}`));

/** Deletes what has expired or was used. */
export function housekeeping(tx: Tx) {
  const by =
    (statement: typeof CONSENTS): Sweep =>
    async (keep, limit) =>
      (await tx.query(statement, [keep, limit])).length;
  const sweeps = {
    'expired sessions': by(EXPIRED_SESSIONS),
    'ended sessions': by(ENDED_SESSIONS),
    'links to a new password': by(RESETS),
    consents: by(CONSENTS),
    'unconfirmed mailboxes': by(UNCONFIRMED),
    'withdrawn mailboxes': by(WITHDRAWN),
    'copies of data': by(COPIES),
    'links about data': async (_end: string, limit: number) =>
      (await tx.query(PRIVACY_LINKS, [limit])).length,
    'mailboxes of requests': by(REQUESTED_MAILBOXES),
    'requests about data': by(REQUESTS),
    'known networks': by(SOURCES),
    counters: (_end: string, limit: number) => rateLimits(tx).prune(limit),
    messages: pruneInbox(tx),
  };
  return {
    /** @returns how many rows were deleted, of all kinds together */
    prune: (): Promise<number> => sweepByRules(RETENTION, sweeps, CLEARED_AT_ONCE),
  };
}
