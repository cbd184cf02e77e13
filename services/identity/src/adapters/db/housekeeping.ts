import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';

/** How many rows of each sort one sweep deletes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

/** Deletes what has expired or was used. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows went, of all sorts together */
    async prune(): Promise<number> {
      const deletes = STATEMENTS.map((sql) => async (limit: number) => (await tx.query(sql, [limit])).length);
      let rows = 0;
      await sweepEach(
        [...deletes, rateLimits(tx).prune],
        async (run) => (rows += await run(CLEARED_AT_ONCE)),
      );
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
  some('known_source', 'ctid', `seen_at < now() - interval '180 days'`),
];
