import { countersOf } from '@loupe/rate-limit/counters';
import type { FailureOf } from '../domain/failures.ts';
import type { CaptureContext, CaptureContextOwner } from '../domain/placement/capture-context.ts';
import { CAPTURE_CONTEXT_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';

export interface IssueCaptureContextPorts extends Pick<LimitPorts, 'rateLimits'> {
  readonly carts: {
    /** Null unless it is the shopper's own active cart. */
    hasLines(shopper: Shopper, cartId: string): Promise<boolean | null>;
  };
  readonly payments: {
    /** @returns null when payments or the provider does not answer */
    issueCaptureContext(owner: CaptureContextOwner): Promise<CaptureContext | null>;
  };
  readonly sourceFactor: number;
}

export type CaptureContextAnswer =
  | { readonly type: 'Done'; readonly value: CaptureContext }
  | FailureOf<'CartNotFoundError' | 'CartEmptyError' | 'TooManyAttemptsError' | 'PaymentProviderUnavailable'>;

/** A capture context for the shopper's own bag (QY-15). Another bag is not found, and only what is issued is counted. */
export async function issueCaptureContext(
  ports: IssueCaptureContextPorts,
  { site, owner }: Shopper,
  cartId: string,
  { session, network, ipAddress }: Caller & { readonly ipAddress: string },
): Promise<CaptureContextAnswer> {
  const hasLines = await ports.carts.hasLines({ site, owner }, cartId);
  if (hasLines === null) return { type: 'CartNotFoundError' };
  if (!hasLines) return { type: 'CartEmptyError' };
  const about = { subjects: { session, network }, networkFactor: ports.sourceFactor };
  const attempt = await ports.rateLimits.count(countersOf('capture-context', CAPTURE_CONTEXT_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const issued = await ports.payments.issueCaptureContext({ site, owner, cartId, ipAddress });
  if (issued !== null) return { type: 'Done', value: issued };
  await ports.rateLimits.giveBack(attempt);
  return { type: 'PaymentProviderUnavailable' };
}
