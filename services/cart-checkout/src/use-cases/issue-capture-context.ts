import { countersOf } from '@loupe/rate-limit/counters';
import type { Cart } from '../domain/cart/cart.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { creditCard } from '../domain/payment-methods/credit-card.ts';
import type { CaptureContext, CaptureContextOwner } from '../domain/placement/capture-context.ts';
import { promisedDayOfBag } from '../domain/placement/promised-day.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricingRules } from '../domain/pricing/price-cart.ts';
import { CAPTURE_CONTEXT_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import { offerMethods } from './offer-methods.ts';
import type { OfferMethodsPorts } from './offer-methods.ts';

export interface IssueCaptureContextPorts extends Pick<LimitPorts, 'rateLimits'> {
  readonly carts: {
    findActive(shopper: Shopper): Promise<Cart | null>;
  };
  readonly pricing: PricingRules;
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
  const cart = await ports.carts.findActive({ site, owner });
  if (cart?.id !== cartId) return { type: 'CartNotFoundError' };
  if (cart.lines.length === 0) return { type: 'CartEmptyError' };
  return issueFor(ports, { site, owner }, priceCart(cart, ports.pricing), { session, network, ipAddress });
}

/**
 * The same with the bag of the payment page, as it was just read. Null where it is to be paid by another method, and where nothing is
 * issued.
 */
export async function issueWithCart(
  ports: Omit<IssueCaptureContextPorts, 'carts' | 'pricing'> & OfferMethodsPorts,
  shopper: Shopper,
  cart: PricedCart,
  caller: Caller & { readonly ipAddress: string },
): Promise<CaptureContext | null> {
  const isByCard = offerMethods(ports, cart).some(
    ({ method, isSelected }) => isSelected && method === creditCard.name,
  );
  if (!isByCard) return null;
  const answer = await issueFor(ports, shopper, cart, caller);
  return answer.type === 'Done' ? answer.value : null;
}

async function issueFor(
  ports: Omit<IssueCaptureContextPorts, 'carts' | 'pricing'>,
  { site, owner }: Shopper,
  cart: PricedCart,
  { session, network, ipAddress }: Caller & { readonly ipAddress: string },
): Promise<CaptureContextAnswer> {
  const about = { subjects: { session, network }, networkFactor: ports.sourceFactor };
  const attempt = await ports.rateLimits.count(countersOf('capture-context', CAPTURE_CONTEXT_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const issued = await ports.payments.issueCaptureContext({
    site,
    owner,
    cartId: cart.id,
    ipAddress,
    promisedDay: promisedDayOfBag(cart),
  });
  if (issued !== null) return { type: 'Done', value: issued };
  await ports.rateLimits.giveBack(attempt);
  return { type: 'PaymentProviderUnavailable' };
}
