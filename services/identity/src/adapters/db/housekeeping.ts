import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';

/** Clears what is dead, used or outdated: some rows at a time, so that no lock is held for long, until none are left. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows went */
    async prune(): Promise<number> {
      let rows = 0;
      await sweepEach(STATEMENTS, async (sql) => (rows += await runToEnd(tx, sql)));
      return rows;
    },
  };
}

const AT_ONCE = 1_000;
/** Of one statement in one sweep: a sweep ends, too, while rows die faster than they are cleared. */
const MOST_TIMES = 200;

async function runToEnd(tx: Tx, sql: string): Promise<number> {
  let rows = 0;
  for (let times = 0; times < MOST_TIMES; times++) {
    const { length } = await tx.query(sql, [AT_ONCE]);
    rows += length;
    if (length < AT_ONCE) break;
  }
  return rows;
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
