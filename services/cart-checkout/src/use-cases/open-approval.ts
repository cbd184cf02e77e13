import { countersOf } from '@loupe/rate-limit/counters';
import type { Cart } from '../domain/cart/cart.ts';
import { COURIER_METHOD } from '../domain/delivery/delivery-methods.ts';
import type { FailureOf } from '../domain/failures.ts';
import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { ApprovalToOpen, WalletApproval } from '../domain/placement/approval.ts';
import { orderContent } from '../domain/placement/order-content.ts';
import { restOfBag } from '../domain/placement/prepare.ts';
import type { RefusedLine } from '../domain/placement/prepare.ts';
import { canBeAbandoned } from '../domain/placement/transitions.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricingRules } from '../domain/pricing/price-cart.ts';
import { WALLET_APPROVAL_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import { pieceTooFew, soldOut } from '../domain/stock/sold-out.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';

export interface OpenApprovalPorts extends Pick<LimitPorts, 'rateLimits'> {
  readonly carts: { findActive(shopper: Shopper): Promise<Cart | null> };
  readonly placements: Pick<ChangeCartPorts['placements'], 'findLive'>;
  readonly payments: {
    /** @returns null when payments or the wallet does not answer */
    openApproval(asked: ApprovalToOpen): Promise<WalletApproval | null>;
  };
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  readonly pricing: PricingRules;
  readonly sourceFactor: number;
  /** The page that leads a shopper back to the bag, by the rule of the payment page. */
  readonly bagPageOf: (site: string, origin: string) => string;
}

export interface OpenApprovalRequest {
  /** Of EU-04. */
  readonly method: string;
  readonly caller: Caller;
  /** Of the requesting page. */
  readonly origin: string;
}

export type OpenApprovalAnswer =
  | ({ readonly type: 'WalletApproval' } & WalletApproval)
  | RefusedLine
  | FailureOf<
      | 'CartEmptyError'
      | 'CartNotFoundError'
      | 'CheckoutInProgress'
      | 'InsufficientStockError'
      | 'PaymentMethodNotOfferedError'
      | 'PaymentUnavailableError'
      | 'TooManyAttemptsError'
    >;

/**
 * Has the shopper agree at a wallet to pay for the bag as it is, sent by the standard courier, before its addresses are known (MU-14,
 * express). Nothing is held, reserved or written: an order of another total is agreed to once more.
 * @throws InvalidFieldError when the bag cannot be paid for by this method
 */
export async function openApproval(
  ports: OpenApprovalPorts,
  shopper: Shopper,
  { method: name, caller, origin }: OpenApprovalRequest,
): Promise<OpenApprovalAnswer> {
  const method = methodOf(ports.methods, name);
  if (method?.hasApprovals !== true) return { type: 'PaymentMethodNotOfferedError' };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  // A payment that only waits for the shopper does not refuse them: it ends when the bag is next written.
  const live = cart.placementId === null ? null : await ports.placements.findLive(shopper);
  if (live !== null && !canBeAbandoned(live.state)) return { type: 'CheckoutInProgress' };
  const priced = priceCart(anywhere(cart), ports.pricing);
  const rest = restOfBag(priced, method.name, ports.methods);
  if (typeof rest !== 'number') return rest;
  const gone = pieceTooFew(priced.lines);
  if (gone !== undefined) return soldOut(gone);
  const about = { subjects: { ...caller }, networkFactor: ports.sourceFactor };
  const counted = await ports.rateLimits.count(countersOf('wallet-approval', WALLET_APPROVAL_LIMITS, about));
  if (counted.type === 'TooManyAttemptsError') return counted;
  const opened = await ports.payments.openApproval({
    method: method.name,
    cartId: cart.id,
    amount: rest,
    content: orderContent({ cart: priced }),
    returnUrl: ports.bagPageOf(shopper.site, origin),
  });
  if (opened !== null) return { type: 'WalletApproval', ...opened };
  await ports.rateLimits.giveBack(counted);
  return { type: 'PaymentUnavailableError' };
}

/** A bag of which nobody has said where it goes; a collection is given up. */
const anywhere = (cart: Cart): Cart => ({
  ...cart,
  shippingAddress: null,
  shippingMethod: COURIER_METHOD,
  nominatedDay: null,
  collection: null,
  collectionDays: null,
});
