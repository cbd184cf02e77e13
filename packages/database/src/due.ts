/**
 * A thing that is due at a time and holds something until then: `(state, version, due_at)`. What differs from one to the next, its
 * states, what is held and who may move it, is in the domain of its owner. What is alike is here: rows whose time has come, the lease
 * that keeps other instances away, the move that only one of several callers makes, and the sweep.
 */
interface DueRows {
  /** The table of the rows; with joins the rows have an alias, which `lock` names. */
  readonly from: string;
  readonly key: string;
  /** Their time; null where nothing is to be done. */
  readonly at: string;
  /** What the database takes for now, e.g. `clock()`: never the clock of a process. */
  readonly now: string;
  /** Parameter of the most rows, e.g. `$1`. */
  readonly limit: string;
  /** Further conditions. */
  readonly where?: string;
  readonly lock?: string;
}

/** Rows that are due, longest first, without those that another instance is leasing. Part of the statement that leases them. */
export const dueRows = ({ from, key, at, now, limit, where, lock }: DueRows): string => `
    SELECT ${key} FROM ${from}
    WHERE ${at} <= ${now}${where === undefined ? '' : ` AND ${where}`}
    ORDER BY ${at}
    LIMIT ${limit}
    FOR UPDATE${lock === undefined ? '' : ` OF ${lock}`} SKIP LOCKED`;

/** The end of a lease, or the next time. @param seconds a parameter; null for never */
export const inSeconds = (now: string, seconds: string): string =>
  `${now} + make_interval(secs => ${seconds}::float8)`;

/** A thing as it stood when it was read. */
export interface Standing<State extends string = string> {
  readonly id: string;
  readonly state: State;
  readonly version: number;
}

/** The condition of a move: nobody has moved the thing since it was read. $1 id, $2 state, $3 version; the move raises the version. */
export const UNMOVED = 'id = $1 AND state = $2 AND version = $3';

export interface DueWork<Thing> {
  /** Moves the time of what is due to the end of a lease, which is longer than the work takes. Committed when it resolves. */
  readonly lease: () => Promise<readonly Thing[]>;
  /** Does the work of one. No row is locked meanwhile. */
  readonly deal: (thing: Thing) => Promise<unknown>;
  /** One that failed is due again when its lease has ended. */
  readonly failed: (error: unknown, thing: Thing) => void;
}

/**
 * Leases what is due and then does the work of all, so that a slow one does not delay the others.
 * @returns how many were leased
 */
export async function sweepDue<Thing>({ lease, deal, failed }: DueWork<Thing>): Promise<number> {
  const leased = await lease();
  const dealt = await Promise.allSettled(leased.map(async (thing) => deal(thing)));
  for (const [index, result] of dealt.entries()) {
    if (result.status === 'rejected') failed(result.reason, leased[index] as Thing);
  }
  return leased.length;
}
