import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { FailureOf } from '../domain/failures.ts';
import { quantitiesBySku } from '../domain/placement/prepare.ts';
import type { Prepared } from '../domain/placement/prepare.ts';
import { applicationCounters } from '../domain/rate-limit/application-counters.ts';
import { APPLICATION_PIECES } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { LimitPorts } from './limit-ports.ts';

export interface CountApplicationPorts extends LimitPorts {
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

/**
 * Counts an application by shopper, a guest's e-mail and network, unless it would keep too many of one piece. What a guest types as their
 * e-mail must not keep a customer from applying.
 */
export async function countApplication(
  { rateLimits, digestsOf, sourceFactor }: CountApplicationPorts,
  shopper: Shopper,
  network: string,
  { snapshot }: Pick<Prepared, 'snapshot'>,
): Promise<CountedAttempt | RateLimited | FailureOf<'QuantityLimitError'>> {
  for (const [sku, quantity] of quantitiesBySku(snapshot.cart))
    if (quantity > APPLICATION_PIECES) return { type: 'QuantityLimitError', sku, most: APPLICATION_PIECES };
  const subjects = { email: digestsOf(snapshot.email), network: digestsOf(network) };
  return rateLimits.count(applicationCounters(shopper, subjects, sourceFactor));
}
