import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';

/** How many rows of each sort one sweep clears, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

/** Clears what is dead, used or outdated. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows went, of all sorts together */
    async prune(): Promise<number> {
      let rows = 0;
      await sweepEach(STATEMENTS, async (sql) => (rows += (await tx.query(sql, [CLEARED_AT_ONCE])).length));
      return rows;
    },
  };
}

const some = (table: string, key: string, dead: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${dead} LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING 1 AS gone`;

const STATEMENTS = [
  // A while longer than they live, so that support can still tell what happened.
  some('session', 'id', `expires_at < now() - interval '7 days'`),
  some('session', 'id', `ended_at < now() - interval '7 days'`),
  some('password_reset', 'id', `expires_at < now() - interval '1 day'`),
  some('rate_limit', 'key', 'resets_at < now()'),
  some('known_source', 'ctid', `seen_at < now() - interval '180 days'`),
];
