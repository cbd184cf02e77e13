import { countersOf, type Counter, type Rule } from '@loupe/rate-limit/counters';
import type { Site } from '@loupe/contracts/sites';

const HOUR = 3_600;

/**
 * How often two products that were looked at one after the other are counted. Nobody waits for it, so the network's limit is not
 * widened; the pair's keeps one network from putting a product beside another.
 */
const VIEW_LIMITS = {
  network: { hits: 600, seconds: HOUR, isKept: true },
  /** For two products from one network. */
  pair: { hits: 1, seconds: 24 * HOUR, isKept: true },
} as const satisfies Record<string, Rule>;

/** @param codes of the two products, in any order */
export function viewCounters(site: Site, network: string, codes: readonly [string, string]): Counter[] {
  const pair = [site, ...codes.toSorted(), network].join(':');
  return countersOf('viewedTogether', VIEW_LIMITS, { subjects: { network, pair } });
}
