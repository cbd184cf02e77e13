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

/**
 * The table `later_work` of a service (sql/later-work.sql). Times are those of the schema's `clock()`.
 * @param stored called with the kind of work that is due at once; for statements that are transactions of their own
 */
export function laterWork<Kinds>(tx: Tx, stored: (kind: keyof Kinds & string) => void = () => {}) {
  return {
    /** Stores work in this transaction; it is due at once unless it is deferred. */
    async store({ id, kind, payload, series }: NewWork<Kinds>, deferral?: Deferral): Promise<void> {
      const { attempts, seconds } = deferral ?? { attempts: 0, seconds: 0 };
      const trace = currentTraceparent() ?? null;
      await tx.query(STORE, [id, kind, JSON.stringify(payload), attempts, seconds, series ?? null, trace]);
      if (seconds === 0) stored(kind);
    },

    /** Due work of these kinds, oldest first; other kinds may be those of another queue, or of a newer version. No other caller gets it until the lease expires. */
    lease: (kinds: readonly string[], limit: number, leaseSeconds: number): Promise<LeasedWork[]> =>
      tx.query<LeasedWork>(LEASE, [kinds, limit, leaseSeconds]),

    /** @returns whether other work of its series waited for it */
    remove: async (id: string): Promise<boolean> => isFollowed(await tx.query(REMOVE, [id])),

    /**
     * Ends the lease: the work is due again after so many seconds, and has left its series.
     * @returns whether other work of its series waited for it
     */
    postpone: async (id: string, seconds: number): Promise<boolean> =>
      isFollowed(await tx.query(POSTPONE, [id, seconds])),
  };
}

const isFollowed = ([row]: readonly { readonly isFollowed?: boolean | null }[]): boolean =>
  row?.isFollowed === true;

// The column holds milliseconds and rounds: without date_trunc, work can be due half a millisecond after the sweep that its storing wakes.
const NOW = `date_trunc('milliseconds', clock())`;

/** Expressions of SQL. */
interface WorkColumns {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts?: string;
  /** The moment at which the work is due: at once unless given. */
  readonly due?: string;
  /** The moment at which the work counts as stored: now unless given. */
  readonly created?: string;
  readonly series?: string;
  readonly traceparent?: string;
  /** What follows the columns: nothing, or `FROM …`. */
  readonly from?: string;
}

/** Stores work by a part of a statement, once for each id. */
export const storeWork = ({
  id,
  kind,
  payload,
  attempts = '0',
  due = NOW,
  created = 'clock()',
  series = 'NULL',
  traceparent = 'NULL',
  from = '',
}: WorkColumns): string => `
INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at, series, traceparent)
SELECT ${id}, ${kind}, ${payload}, ${attempts}, ${due}, ${created}, ${series}, ${traceparent} ${from}
ON CONFLICT DO NOTHING`;

/** @param seconds an expression @returns when work is due that waits so long */
export const dueIn = (seconds: string): string => `${NOW} + make_interval(secs => ${seconds})`;

const STORE = storeWork({
  id: '$1',
  kind: '$2',
  payload: '$3::jsonb',
  attempts: '$4::integer',
  due: dueIn('$5'),
  series: '$6::text',
  traceparent: '$7::text',
});

// Functions of the schema, which plan by index however long the table is.
const LEASE = 'SELECT * FROM lease_later_work($1, $2, $3) ORDER BY "ageSeconds" DESC, id';
const REMOVE = 'SELECT remove_later_work($1) AS "isFollowed"';
const POSTPONE = 'SELECT postpone_later_work($1, $2) AS "isFollowed"';
