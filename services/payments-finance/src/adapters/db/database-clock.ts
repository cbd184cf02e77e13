/**
 * Deadlines are written and compared by the database's clock, the one clock all instances share. Tests run it ahead.
 * Statements add `now() + aheadMs`.
 */
export interface DatabaseClock {
  readonly aheadMs: () => number;
}

export const DATABASE_CLOCK: DatabaseClock = { aheadMs: () => 0 };
