import type { Rule } from '@loupe/rate-limit/counters';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Of look-ups by number and e-mail that find nothing; one that finds an order is given back (QY-06). */
export const ORDER_LOOKUP_LIMITS = {
  network: { hits: 10, seconds: 15 * MINUTES },
  /** Wider than a network's, so that no single network can lock out the others that know the e-mail. */
  email: { hits: 30, seconds: 15 * MINUTES },
} as const satisfies Record<string, Rule>;

/** Of lists sent by e-mail (MU-17): enough for a birthday, too few for a sender of spam. */
export const LIST_EMAIL_LIMITS = {
  session: { hits: 5, seconds: HOURS },
  network: { hits: 20, seconds: HOURS },
  recipient: { hits: 3, seconds: 24 * HOURS },
} as const satisfies Record<string, Rule>;
