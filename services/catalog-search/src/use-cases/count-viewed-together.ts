import type { Counter } from '@loupe/rate-limit/counters';
import type { Site } from '@loupe/contracts/sites';
import { viewCounters } from '../domain/limits/view-limits.ts';
import type { Product } from '../domain/product/product.ts';
import type { ProductPair } from '../domain/recommendation/product-pair.ts';

export interface CountViewedTogetherPorts {
  readonly limits: { count(counters: readonly Counter[]): Promise<{ readonly type: string }> };
  readonly pairs: { addViewed(site: Site, pairs: readonly ProductPair[]): Promise<void> };
}

export interface Viewer {
  readonly site: Site;
  /** For the limits only. */
  readonly network: string;
  /** Null where the site does not list it. */
  readonly byCode: (code: string) => Promise<Product | null>;
}

/**
 * Counts that two products were looked at one after the other. Nothing says by whom.
 * @param codes of the two products
 * @returns false when they were not counted: one is unknown, they are the same, or a limit is reached
 */
export async function countViewedTogether(
  { limits, pairs }: CountViewedTogetherPorts,
  { site, network, byCode }: Viewer,
  codes: readonly [string, string],
): Promise<boolean> {
  const [one, other] = await Promise.all(codes.map(byCode));
  if (one == null || other == null || one.id === other.id) return false;
  const { type } = await limits.count(viewCounters(site, network, [one.code, other.code]));
  if (type !== 'Counted') return false;
  await pairs.addViewed(site, [{ one: one.id, other: other.id, times: 1 }]);
  return true;
}
