import type { Tx } from './tx.ts';

/** One piece of work. `Kinds` maps each kind to its payload, which is plain JSON. */
export type NewWork<Kinds> = {
  [Kind in keyof Kinds & string]: {
    /** Work with an id that is already stored is not stored again. */
    readonly id: string;
    readonly kind: Kind;
    readonly payload: Kinds[Kind];
  };
}[keyof Kinds & string];

/** The state of work that was attempted before it was stored. */
export interface Deferral {
  /** Attempts so far. */
  readonly attempts: number;
  /** Until the next attempt. */
  readonly seconds: number;
}

export interface LeasedWork {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Attempts, including this one. */
  readonly attempts: number;
  /** Since it was stored. */
  readonly ageSeconds: number;
}

export type LaterWork<Kinds> = ReturnType<typeof laterWork<Kinds>>;

/** The table `later_work` of a service (sql/later-work.sql). Times are those of the schema's `clock()`. */
export function laterWork<Kinds>(tx: Tx) {
  return {
    /** Stores work in this transaction; it is due at once unless it is deferred. */
    async store({ id, kind, payload }: NewWork<Kinds>, deferral?: Deferral): Promise<void> {
      const { attempts, seconds } = deferral ?? { attempts: 0, seconds: 0 };
      await tx.query(STORE, [id, kind, JSON.stringify(payload), attempts, seconds]);
    },

    /** Due work of these kinds, oldest first. No other caller gets it until the lease expires. */
    lease: (kinds: readonly string[], limit: number, leaseSeconds: number): Promise<LeasedWork[]> =>
      tx.query<LeasedWork>(LEASE, [kinds, limit, leaseSeconds]),

    async remove(id: string): Promise<void> {
      await tx.query('DELETE FROM later_work WHERE id = $1', [id]);
    },

    /** Ends the lease: the work is due again after so many seconds. */
    async postpone(id: string, seconds: number): Promise<void> {
      await tx.query(POSTPONE, [id, seconds]);
    },
  };
}

// The column holds milliseconds and rounds: without date_trunc, work can be due half a millisecond after the sweep that its storing wakes.
const STORE = `
INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
VALUES ($1, $2, $3, $4, date_trunc('milliseconds', clock()) + make_interval(secs => $5), clock())
ON CONFLICT DO NOTHING`;

// Other kinds are skipped: an instance of a newer version has stored them.
const LEASE = `
WITH due AS (
  SELECT id FROM later_work WHERE kind = ANY ($1::text[]) AND next_attempt_at <= clock()
  ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
), leased AS (
  UPDATE later_work w SET attempts = attempts + 1, next_attempt_at = clock() + make_interval(secs => $3)
  FROM due WHERE w.id = due.id
  RETURNING w.id, w.kind, w.payload, w.attempts, extract(epoch FROM clock() - w.created_at)::float8 AS "ageSeconds"
)
SELECT * FROM leased ORDER BY "ageSeconds" DESC, id`;

const POSTPONE = `UPDATE later_work SET next_attempt_at = clock() + make_interval(secs => $2) WHERE id = $1`;
