import { countersOf } from '@loupe/rate-limit/counters';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { FailureOf } from '../domain/failures.ts';
import { quantitiesBySku } from '../domain/placement/prepare.ts';
import type { Prepared } from '../domain/placement/prepare.ts';
import { APPLICATION_LIMITS, APPLICATION_PIECES } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { LimitPorts } from './limit-ports.ts';

export interface CountApplicationPorts extends LimitPorts {
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

/** Counts an application by shopper, e-mail and network, unless it would keep too many of one piece. */
export async function countApplication(
  { rateLimits, digestsOf, sourceFactor: networkFactor }: CountApplicationPorts,
  { site, owner }: Shopper,
  network: string,
  { snapshot }: Pick<Prepared, 'snapshot'>,
): Promise<CountedAttempt | RateLimited | FailureOf<'QuantityLimitError'>> {
  for (const [sku, quantity] of quantitiesBySku(snapshot.cart))
    if (quantity > APPLICATION_PIECES) return { type: 'QuantityLimitError', sku, most: APPLICATION_PIECES };
  const subjects = { shopper: `${site} ${owner}`, email: digestsOf(snapshot.email), network };
  return rateLimits.count(countersOf('application', APPLICATION_LIMITS, { subjects, networkFactor }));
}
