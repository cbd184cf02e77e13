import type { Tx } from '@loupe/database/tx';

/** Clears what is dead, used or outdated, some rows at a time. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows went */
    async prune(): Promise<number> {
      let rows = 0;
      for (const sql of STATEMENTS) rows += (await tx.query(sql, [AT_ONCE])).length;
      return rows;
    },
  };
}

const AT_ONCE = 1_000;

const some = (table: string, key: string, dead: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${dead} LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING 1 AS gone`;

const STATEMENTS = [
  // A while longer than they live, so that support can still tell what happened.
  some('session', 'id', `least(expires_at, ended_at) < now() - interval '7 days'`),
  some('password_reset', 'id', `expires_at < now() - interval '1 day'`),
  some('rate_limit', 'key', 'resets_at < now()'),
  some('known_source', 'ctid', `seen_at < now() - interval '180 days'`),
];
