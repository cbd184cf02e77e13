import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { sql } from './gen/statements.ts';

/** How many rows of each kind one sweep deletes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

const deleteSome = (table: string, key: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING 1 AS deleted`;

const PRUNE = [
  // Kept for a while after they have expired or ended, so that support can still tell what happened.
  sql('prune-expired-sessions', deleteSome('session', 'id', `expires_at < now() - interval '7 days'`)),
  sql('prune-ended-sessions', deleteSome('session', 'id', `ended_at < now() - interval '7 days'`)),
  sql('prune-password-resets', deleteSome('password_reset', 'id', `expires_at < now() - interval '1 day'`)),
  // A cookie lives for half a year; the proof is needed for as long as its use may be questioned.
  sql('prune-consents', deleteSome('consent', 'id', `decided_at < now() - interval '2 years'`)),
  // Nobody has confirmed the mailbox.
  sql(
    'prune-unconfirmed-marketing',
    deleteSome('marketing_contact', 'id', `confirmed_at IS NULL AND asked_at < now() - interval '30 days'`),
  ),
  sql(
    'prune-withdrawn-marketing',
    deleteSome('marketing_contact', 'id', `withdrawn_at < now() - interval '2 years'`),
  ),
  sql('prune-known-sources', deleteSome('known_source', 'ctid', `seen_at < now() - interval '180 days'`)),
];

/** Deletes what has expired or was used. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows were deleted, of all kinds together */
    async prune(): Promise<number> {
      const deletes = PRUNE.map(
        (statement) => async (limit: number) => (await tx.query(statement, [limit])).length,
      );
      let rows = 0;
      await sweepEach(
        [...deletes, rateLimits(tx).prune],
        async (run) => (rows += await run(CLEARED_AT_ONCE)),
      );
      return rows;
    },
  };
}
