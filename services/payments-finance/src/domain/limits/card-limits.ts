import type { Rule } from '@loupe/rate-limit/counters';
import type { ShareThreshold } from '@loupe/rate-limit/share';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** A limit with a lower one, above which the bot check is needed. */
export interface CheckedRule extends Rule {
  readonly uncheckedHits: number;
  /** From here on the bank's challenge is needed too, of shoppers of whom the shop knows nothing. */
  readonly challengedHits?: number;
}

/** Of attempts to pay, however they end: more than any shopper makes. */
export const ATTEMPT_LIMITS = {
  session: { hits: 60, seconds: HOURS },
  network: { hits: 600, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/**
 * Of declined attempts: who tests cards is declined far more often than they pay. A session is held to its limit on every installation.
 * The others are shared where many people are behind one network, or tests use few cards and e-mails: they are multiplied by the factor.
 * A network refuses nobody: a mobile network has thousands of shoppers, and one of them must not stop the others.
 */
export const DECLINE_LIMITS = {
  session: { uncheckedHits: 5, hits: 10, seconds: HOURS },
  network: { uncheckedHits: 10, challengedHits: 30, hits: Infinity, seconds: HOURS, isOfNetwork: true },
  card: { uncheckedHits: 4, hits: 8, seconds: 24 * HOURS, isOfNetwork: true },
  email: { uncheckedHits: 6, hits: 12, seconds: 24 * HOURS, isOfNetwork: true },
} as const satisfies Record<string, CheckedRule>;

export type DeclineRule = keyof typeof DECLINE_LIMITS;

/** What is asked of a shopper before the card is. */
export type Demand = 'nothing' | 'bot-check' | 'challenge';

/** The rate is that of this period and the one before. Seconds. */
export const RATE_PERIOD = 10 * MINUTES;

/** Between 5 and 15 in a hundred attempts are declined on a usual day. */
export const DECLINE_RATE = {
  check: { attempts: 30, share: 0.5 },
  challenge: { attempts: 150, share: 0.9 },
} as const satisfies Record<string, ShareThreshold>;

/** Accounts of this age were not made for the wave of declines that is judged. */
export const KNOWN_AFTER = 24 * HOURS;
