import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { Count, Counter } from '../../domain/limits/limits.ts';

/** Counters by key, shared by all instances; each counts within a time of its own, by the database's clock. */
export function rateLimitRepository(tx: Tx) {
  return {
    /**
     * Counts one attempt on each, or on the gates alone where one of them is exceeded, and tells how those stand: one statement, so
     * that no two attempts see the same count.
     */
    spend(counters: readonly Counter[]): Promise<Count[]> {
      const [gates, others] = [
        counters.filter(({ isGate }) => isGate),
        counters.filter(({ isGate }) => !isGate),
      ];
      const values = [keysOf(gates), secondsOf(gates), gates.map(({ limit }) => limit.hits)];
      return retryOnConflict(() => tx.query<Count>(SPEND, [...values, keysOf(others), secondsOf(others)]));
    },

    async giveBack(counters: readonly Counter[]): Promise<void> {
      const gates = counters.filter(({ isGate }) => isGate);
      await retryOnConflict(() => tx.query(GIVE_BACK, [keysOf(counters), keysOf(gates)]));
    },

    /** Attempts counted so far in the counter's present time. */
    async peek(key: string): Promise<number> {
      const [row] = await tx.query<{ hits: number }>(PEEK, [key]);
      return row?.hits ?? 0;
    },

    /** Begins the counters anew. */
    async forget(counters: readonly Counter[]): Promise<void> {
      await tx.query('DELETE FROM rate_limit WHERE key = ANY ($1::text[])', [keysOf(counters)]);
    },
  };
}

const keysOf = (counters: readonly Counter[]) => counters.map(({ key }) => key);
const secondsOf = (counters: readonly Counter[]) => counters.map(({ limit }) => limit.seconds);

const count = (counters: string): string => `
INSERT INTO rate_limit AS r (key, hits, resets_at)
SELECT key, 1, now() + make_interval(secs => seconds) FROM ${counters} ORDER BY key
ON CONFLICT (key) DO UPDATE SET
  hits = CASE WHEN r.resets_at <= now() THEN 1 ELSE least(r.hits, 1000000) + 1 END,
  resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
RETURNING key, hits, extract(epoch FROM resets_at - now())::float8 AS "resetsInSeconds"`;

// Locked gates first and then in order of the key, so that attempts that share counters wait for each other and do not lock each
// other out. The others wait for all gates, of which they read the counts.
const SPEND = `
WITH gate AS (${count('unnest($1::text[], $2::integer[]) AS counter (key, seconds)')}),
other AS (${count(`unnest($4::text[], $5::integer[]) AS counter (key, seconds)
WHERE NOT EXISTS (
  SELECT FROM gate JOIN unnest($1::text[], $3::bigint[]) AS bound (key, most) USING (key) WHERE gate.hits > bound.most
)`)})
SELECT * FROM gate UNION ALL SELECT * FROM other`;

const GIVE_BACK = `
WITH locked AS (
  SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) ORDER BY key <> ALL ($2::text[]), key FOR UPDATE
)
UPDATE rate_limit r SET hits = greatest(r.hits - 1, 0) FROM locked WHERE r.key = locked.key AND r.resets_at > now()`;

const PEEK = 'SELECT hits FROM rate_limit WHERE key = $1 AND resets_at > now()';
