import type { Tx } from '@loupe/database/tx';

export type RateLimitRepository = ReturnType<typeof rateLimitRepository>;

/** How often, in how long. */
export interface RateLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Attempts, counted where all instances see them, in windows that begin with the first one and end by the database's clock. */
export function rateLimitRepository(tx: Tx) {
  return {
    /**
     * Counts an attempt against each of the subjects.
     * @returns null while it is within the limit for all, else seconds until the last window that is full ends, at least 1
     */
    async attempt(subjects: readonly string[], { attempts, seconds }: RateLimit): Promise<number | null> {
      const rows = await tx.query<{ attempts: number; left: number }>(ATTEMPT, [subjects, seconds]);
      const full = rows.filter((row) => row.attempts > attempts).map(({ left }) => left);
      return full.length === 0 ? null : Math.max(1, ...full);
    },

    /** Takes an attempt at each of the subjects back, while its window lasts. */
    async giveBack(subjects: readonly string[]): Promise<void> {
      await tx.query(GIVE_BACK, [subjects]);
    },

    /** Forgets windows that have ended. @returns how many */
    async prune(limit: number): Promise<number> {
      return (await tx.query(PRUNE, [limit])).length;
    },
  };
}

// Subjects ascending: two attempts that share both lock them in one order.
const ATTEMPT = `
INSERT INTO attempt AS known (key, count, until)
SELECT key, 1, clock() + make_interval(secs => $2) FROM (SELECT DISTINCT unnest($1::text[]) AS key ORDER BY 1) AS s
ON CONFLICT (key) DO UPDATE SET
  count = CASE WHEN known.until <= clock() THEN 1 ELSE known.count + 1 END,
  until = CASE WHEN known.until <= clock() THEN excluded.until ELSE known.until END
RETURNING count AS attempts, ceil(extract(epoch FROM until - clock()))::int AS left`;

const GIVE_BACK = `
WITH locked AS (
  SELECT key FROM attempt WHERE key = ANY ($1::text[]) AND until > clock() ORDER BY key FOR UPDATE
)
UPDATE attempt a SET count = greatest(a.count - 1, 0) FROM locked l WHERE a.key = l.key`;

const PRUNE = `
DELETE FROM attempt WHERE key IN (
  SELECT key FROM attempt WHERE until <= clock() ORDER BY until LIMIT $1 FOR UPDATE SKIP LOCKED)
RETURNING key`;
