import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import { countersOf } from '@loupe/rate-limit/counters';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { FailureOf } from '../domain/failures.ts';
import type { Snapshot } from '../domain/placement/placement.ts';
import { FREE_ORDER_LIMITS, UNCHECKED_FREE_ORDER_LIMITS } from '../domain/rate-limit/limits.ts';
import type { CheckedCaller, LimitPorts } from './limit-ports.ts';

export interface CountFreeOrderPorts extends LimitPorts {
  readonly robots: Robots;
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

/** A free order that may be placed, with what it was counted on. */
export interface CountedFreeOrder {
  readonly type: 'Counted';
  readonly attempts: readonly CountedAttempt[];
}

/**
 * Counts a free order by network, e-mail and delivery address. Above the first limits it needs the bot check, above the second ones it
 * is refused.
 */
export async function countFreeOrder(
  { rateLimits, digestsOf, robots, sourceFactor: networkFactor }: CountFreeOrderPorts,
  { network, ipAddress, reCaptchaToken }: CheckedCaller,
  { email, cart }: Pick<Snapshot, 'email' | 'cart'>,
): Promise<CountedFreeOrder | FailureOf<'TooManyAttemptsError' | 'ReCaptchaError'>> {
  const { shippingAddress, collectionStore } = cart;
  // Many people collect from one store.
  const isDelivered = collectionStore === null && shippingAddress !== null;
  const address = isDelivered ? digestsOf(`${shippingAddress.country} ${shippingAddress.postalCode}`) : null;
  const about = { subjects: { network, email: digestsOf(email), address }, networkFactor };
  const attempt = await rateLimits.count(countersOf('free-order', FREE_ORDER_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;

  const unchecked = await rateLimits.count(
    countersOf('free-order-unchecked', UNCHECKED_FREE_ORDER_LIMITS, about),
  );
  if (unchecked.type === 'Counted') return { type: 'Counted', attempts: [attempt, unchecked] };
  if (reCaptchaToken === null) {
    await rateLimits.giveBack(attempt);
    return { type: 'ReCaptchaError' };
  }
  // A wrong token stays counted, so that the vendor is asked a limited number of times.
  const isHuman = await robots.isHuman(reCaptchaToken, { action: CHECKOUT_ACTION, ipAddress });
  return isHuman ? { type: 'Counted', attempts: [attempt] } : { type: 'ReCaptchaError' };
}
