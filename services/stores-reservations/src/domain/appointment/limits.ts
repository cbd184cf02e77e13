import type { Rule } from '@loupe/rate-limit/counters';

const HOURS = 3_600;

/** Bookings of one network, which may be an office, of one browser or customer, and of one e-mail. */
export const BOOK_LIMITS = {
  source: { hits: 20, seconds: HOURS, isOfNetwork: true, isKept: true },
  session: { hits: 8, seconds: HOURS },
  account: { hits: 6, seconds: HOURS },
} as const satisfies Record<string, Rule>;

/** Of holds: a visitor who looks for a time tries several. */
export const HOLD_LIMITS = {
  source: { hits: 200, seconds: HOURS, isOfNetwork: true, isKept: true },
  session: { hits: 40, seconds: HOURS },
} as const satisfies Record<string, Rule>;

/** The most appointments to come of one person, and of one e-mail of a customer. */
export const MOST_BOOKED = 3;
/** How long a time is kept while the form is filled in. */
export const HOLD_MINUTES = 10;
/** Characters of the note that a visitor can leave. */
export const NOTE_LENGTH = 500;
/** Characters of what a store's team writes to a visitor. */
export const MESSAGE_LENGTH = 300;
