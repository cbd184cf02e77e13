import type { Rule } from '@loupe/rate-limit/counters';

const HOURS = 3_600;

/**
 * Requests of one network, which may be an office, one browser or customer, and one e-mail, so that nobody is written to without end. Those
 * that a network made are counted whatever became of them.
 */
export const PLACE_LIMITS = {
  source: { hits: 20, seconds: HOURS, isOfNetwork: true, isKept: true },
  session: { hits: 6, seconds: HOURS },
  account: { hits: 6, seconds: HOURS },
} as const satisfies Record<string, Rule>;

/** The most live reservations of one person, and of one e-mail. */
export const MOST_LIVE = 3;
/**
 * A piece that visitors held without confirming it so often within a day is kept for those who are signed in, or who ring up: otherwise a
 * program could keep a last piece from everybody.
 */
export const MOST_WASTED = 8;
