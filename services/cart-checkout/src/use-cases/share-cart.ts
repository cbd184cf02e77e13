import { countersOf } from '@loupe/rate-limit/counters';
import { linesToShare } from '../domain/cart/shared-cart.ts';
import type { SharedLine } from '../domain/cart/shared-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { SHARE_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface ShareCartPorts extends Pick<LimitPorts, 'rateLimits'> {
  readonly carts: ViewCartPorts['carts'];
  readonly sharedCarts: {
    /** Stores a digest of the token. @returns when the link expires */
    add(token: string, site: string, lines: readonly SharedLine[]): Promise<Date>;
  };
  /** Unguessable. */
  readonly newToken: () => string;
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

/** Anyone with the token can see the shared cart. */
export interface SharedLink {
  readonly type: 'SharedLink';
  readonly token: string;
  readonly expiresAt: Date;
}

export type ShareCartResult =
  SharedLink | FailureOf<'CartNotFoundError' | 'CartEmptyError' | 'TooManyAttemptsError'>;

/** Stores the cart's pieces and quantities as they are now, and makes a link to them. Later changes of the cart are not shared. */
export async function shareCart(
  { carts, sharedCarts, rateLimits, newToken, sourceFactor }: ShareCartPorts,
  shopper: Shopper,
  { network }: Pick<Caller, 'network'>,
): Promise<ShareCartResult> {
  const cart = await carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const lines = linesToShare(cart.lines);
  if (lines.length === 0) return { type: 'CartEmptyError' };
  const about = { subjects: { bag: cart.id, network }, networkFactor: sourceFactor };
  const attempt = await rateLimits.count(countersOf('share-cart', SHARE_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const token = newToken();
  const expiresAt = await sharedCarts.add(token, shopper.site, lines);
  return { type: 'SharedLink', token, expiresAt };
}
