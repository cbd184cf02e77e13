import type { Rule } from '@loupe/rate-limit/counters';

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
