/**
 * Deadlines are written and compared by the database's clock, which all instances share: statements use `now() + aheadMs`.
 * Tests advance it.
 */
export interface DatabaseClock {
  readonly aheadMs: () => number;
}

export const DATABASE_CLOCK: DatabaseClock = { aheadMs: () => 0 };
