import type { Rule } from '@loupe/rate-limit/counters';

const HOURS = 3_600;

/** Requests of one network, one browser or customer, and one e-mail, so that nobody is written to without end. */
export const ASK_LIMITS = {
  source: { hits: 20, seconds: HOURS, isOfNetwork: true, isKept: true },
  session: { hits: 6, seconds: HOURS },
  account: { hits: 6, seconds: HOURS },
} as const satisfies Record<string, Rule>;

/** The most requests of one person that wait for an answer. */
export const MOST_OF_PERSON = 3;
/** The most of one piece: a person reads them all. */
export const MOST_OF_PIECE = 20;
