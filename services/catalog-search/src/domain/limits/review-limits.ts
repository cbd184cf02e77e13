import { countersOf, type Counter, type Rule } from '@loupe/rate-limit/counters';
import type { Site } from '@loupe/contracts/sites';

const DAY = 86_400;

/** How many reviews are taken. A moderator reads each, so a network cannot fill the queue. */
export const REVIEW_LIMITS = {
  network: { hits: 20, seconds: DAY, isKept: true },
  /** Of one product from one network. */
  product: { hits: 2, seconds: DAY, isKept: true },
} as const satisfies Record<string, Rule>;

export const reviewCounters = (site: Site, network: string, code: string): Counter[] =>
  countersOf('writeReview', REVIEW_LIMITS, {
    subjects: { network, product: [site, code, network].join(':') },
  });
