import type { Rule } from '@loupe/rate-limit/counters';

const HOURS = 3_600;

/** Messages of one network, one browser or customer, and one e-mail, so that nobody is written to in another's name without end. */
export const MESSAGE_LIMITS = {
  source: { hits: 30, seconds: HOURS, isOfNetwork: true, isKept: true },
  session: { hits: 5, seconds: HOURS },
  account: { hits: 5, seconds: HOURS },
} as const satisfies Record<string, Rule>;
