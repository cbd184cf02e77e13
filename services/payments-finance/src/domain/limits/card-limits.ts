import type { Rule } from '@loupe/rate-limit/counters';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** A limit with a lower one, above which the bot check is needed. */
export interface CheckedRule extends Rule {
  readonly uncheckedHits: number;
}

/** Of attempts to pay, however they end: more than any shopper makes. */
export const ATTEMPT_LIMITS = {
  session: { hits: 60, seconds: HOURS },
  network: { hits: 600, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/**
 * Of declined attempts: who tests cards is declined far more often than they pay. A session is held to its limit on every installation.
 * The others are shared where many people are behind one network, or tests use few cards and e-mails: they are multiplied by the factor.
 */
export const DECLINE_LIMITS = {
  session: { uncheckedHits: 5, hits: 10, seconds: HOURS },
  network: { uncheckedHits: 10, hits: 30, seconds: HOURS, isOfNetwork: true },
  card: { uncheckedHits: 4, hits: 8, seconds: 24 * HOURS, isOfNetwork: true },
  email: { uncheckedHits: 6, hits: 12, seconds: 24 * HOURS, isOfNetwork: true },
} as const satisfies Record<string, CheckedRule>;

export type DeclineRule = keyof typeof DECLINE_LIMITS;

/** The share of declined attempts of a whole site, judged from so many attempts on. */
export interface RateThreshold {
  readonly attempts: number;
  readonly share: number;
}

/** The rate is that of this period and the one before. Seconds. */
export const RATE_PERIOD = 10 * MINUTES;

/** Between 5 and 15 in a hundred attempts are declined on a usual day. */
export const DECLINE_RATE = {
  check: { attempts: 30, share: 0.5 },
  refuse: { attempts: 150, share: 0.9 },
} as const satisfies Record<string, RateThreshold>;
