import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { FailureOf } from '../domain/failures.ts';
import { piecesRefusal } from '../domain/placement/application-pieces.ts';
import type { Prepared } from '../domain/placement/prepare.ts';
import { applicationCounters } from '../domain/rate-limit/application-counters.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { LimitPorts } from './limit-ports.ts';

export interface CountApplicationPorts extends LimitPorts {
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

/**
 * Counts an application by shopper, a guest's e-mail and network, unless it would keep too many pieces. What a guest types as their e-mail
 * must not keep a customer from applying.
 * @throws InvalidFieldError for too many different pieces
 */
export async function countApplication(
  { rateLimits, digestsOf, sourceFactor }: CountApplicationPorts,
  shopper: Shopper,
  network: string,
  { snapshot }: Pick<Prepared, 'snapshot'>,
): Promise<CountedAttempt | RateLimited | FailureOf<'QuantityLimitError'>> {
  const refusal = piecesRefusal(snapshot.cart.lines);
  if (refusal !== null) return refusal;
  const subjects = { email: digestsOf(snapshot.email), network: digestsOf(network) };
  return rateLimits.count(applicationCounters(shopper, subjects, sourceFactor));
}
