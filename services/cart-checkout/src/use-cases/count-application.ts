import { countersOf } from '@loupe/rate-limit/counters';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { FailureOf } from '../domain/failures.ts';
import { quantitiesBySku } from '../domain/placement/prepare.ts';
import type { Prepared } from '../domain/placement/prepare.ts';
import { APPLICATION_LIMITS, APPLICATION_PIECES } from '../domain/rate-limit/limits.ts';
import { isGuest } from '../domain/shopper.ts';
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
  { rateLimits, digestsOf, sourceFactor: networkFactor }: CountApplicationPorts,
  shopper: Shopper,
  network: string,
  { snapshot }: Pick<Prepared, 'snapshot'>,
): Promise<CountedAttempt | RateLimited | FailureOf<'QuantityLimitError'>> {
  for (const [sku, quantity] of quantitiesBySku(snapshot.cart))
    if (quantity > APPLICATION_PIECES) return { type: 'QuantityLimitError', sku, most: APPLICATION_PIECES };
  const email = isGuest(shopper) ? digestsOf(snapshot.email) : null;
  const subjects = { shopper: `${shopper.site} ${shopper.owner}`, email, network };
  return rateLimits.count(countersOf('application', APPLICATION_LIMITS, { subjects, networkFactor }));
}
