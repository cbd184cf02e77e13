import type { Rule } from '@loupe/rate-limit/counters';
import type { ShareThreshold } from '@loupe/rate-limit/share';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/**
 * Of gift cards tried, to apply them or to see their balances; one that is valid is given back. A PIN has four digits: so many tries of a
 * card find it in years.
 */
export const GIFT_CARD_LIMITS = {
  session: { hits: 8, seconds: 15 * MINUTES },
  network: { hits: 30, seconds: HOURS, isOfNetwork: true },
  card: { hits: 5, seconds: HOURS },
  cardOfDay: { hits: 10, seconds: 24 * HOURS },
} as const satisfies Record<string, Rule>;

/** Of the numbers tried at a whole site, by all visitors. A third of honest ones is mistyped. */
export const GUESSING_RATE = {
  check: { attempts: 30, share: 0.5 },
  tighten: { attempts: 150, share: 0.9 },
} as const satisfies Record<string, ShareThreshold>;

/** The tries of a guest's session and of its network while nearly all numbers of the site are wrong; one that is valid is given back. */
export const IN_ALARM = { session: 2, network: 5 } as const;
