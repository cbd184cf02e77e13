import { currentTraceparent } from '@loupe/telemetry/trace';
import type { Tx } from './tx.ts';

/** One piece of work. `Kinds` maps each kind to its payload, which is plain JSON. */
export type NewWork<Kinds> = {
  [Kind in keyof Kinds & string]: {
    /** Work with an id that is already stored is not stored again. */
    readonly id: string;
    readonly kind: Kind;
    readonly payload: Kinds[Kind];
    /** Work of one series starts in the order in which it was stored, until an attempt fails: what failed is overtaken. */
    readonly series?: string;
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
  /** Since the work was stored. */
  readonly ageSeconds: number;
  /** The trace in which it was stored; null without one. */
  readonly traceparent?: string | null;
}

export type LaterWork<Kinds> = ReturnType<typeof laterWork<Kinds>>;

/** The table `later_work` of a service (sql/later-work.sql). Times are those of the schema's `clock()`. */
export function laterWork<Kinds>(tx: Tx) {
  return {
    /** Stores work in this transaction; it is due at once unless it is deferred. */
    async store({ id, kind, payload, series }: NewWork<Kinds>, deferral?: Deferral): Promise<void> {
      const { attempts, seconds } = deferral ?? { attempts: 0, seconds: 0 };
      const trace = currentTraceparent() ?? null;
      await tx.query(STORE, [id, kind, JSON.stringify(payload), attempts, seconds, series ?? null, trace]);
    },

    /** Due work of these kinds, oldest first. No other caller gets it until the lease expires. */
    lease: (kinds: readonly string[], limit: number, leaseSeconds: number): Promise<LeasedWork[]> =>
      tx.query<LeasedWork>(LEASE, [kinds, limit, leaseSeconds]),

    /** @returns whether other work of its series waited for it */
    remove: async (id: string): Promise<boolean> => (await tx.query(REMOVE, [id])).length > 0,

    /**
     * Ends the lease: the work is due again after so many seconds, and has left its series.
     * @returns whether other work of its series waited for it
     */
    postpone: async (id: string, seconds: number): Promise<boolean> =>
      (await tx.query(POSTPONE, [id, seconds])).length > 0,
  };
}

// The column holds milliseconds and rounds: without date_trunc, work can be due half a millisecond after the sweep that its storing wakes.
const STORE = `
INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at, series, traceparent)
VALUES ($1, $2, $3, $4, date_trunc('milliseconds', clock()) + make_interval(secs => $5), clock(), $6, $7)
ON CONFLICT DO NOTHING`;

// Other kinds are skipped: an instance of a newer version has stored them. What is being run holds its series until it is removed.
const LEASE = `
WITH due AS (
  SELECT id FROM later_work w WHERE kind = ANY ($1::text[]) AND next_attempt_at <= clock()
    AND NOT EXISTS (SELECT FROM later_work earlier WHERE earlier.series = w.series AND earlier.number < w.number)
  ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE OF w SKIP LOCKED
), leased AS (
  UPDATE later_work w SET attempts = attempts + 1, next_attempt_at = clock() + make_interval(secs => $3)
  FROM due WHERE w.id = due.id
  RETURNING w.id, w.kind, w.payload, w.attempts, extract(epoch FROM clock() - w.created_at)::float8 AS "ageSeconds", w.traceparent
)
SELECT * FROM leased ORDER BY "ageSeconds" DESC, id`;

const NEXT =
  'SELECT FROM was JOIN later_work next ON next.series = was.series AND next.number > was.number LIMIT 1';

const REMOVE = `WITH was AS (DELETE FROM later_work WHERE id = $1 RETURNING series, number) ${NEXT}`;

const POSTPONE = `
WITH was AS (SELECT series, number FROM later_work WHERE id = $1), postponed AS (
  UPDATE later_work SET next_attempt_at = clock() + make_interval(secs => $2), series = NULL WHERE id = $1
) ${NEXT}`;
