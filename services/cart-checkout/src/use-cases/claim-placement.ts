import type { Cart } from '../domain/cart/cart.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { codeCustomers } from '../domain/promotions/code-customers.ts';
import type { PricingRules } from '../domain/pricing/price-cart.ts';
import { lostGift } from '../domain/pricing/free-gifts.ts';
import type { FailureOf } from '../domain/failures.ts';
import { orderNumber } from '../domain/order/order-number.ts';
import type { Claim, ClaimOutcome, FoundForClaim } from '../domain/placement/claim.ts';
import type { PlanRefusal, VerifiedTender } from '../domain/placement/payment.ts';
import { isApplication } from '../domain/placement/finance-application.ts';
import { answerOf } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer, Snapshot } from '../domain/placement/placement.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { PlacingMethod } from '../domain/placement/plan.ts';
import { appliedCodes, prepare, quantitiesBySku } from '../domain/placement/prepare.ts';
import type { NotPlaceable, Prepared, SeenAddresses } from '../domain/placement/prepare.ts';
import { isRepeatOf, requestHash } from './request-hash.ts';
import type { StockHolds } from '../domain/rate-limit/hold-limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import { pieceTooFew, soldOut } from '../domain/stock/sold-out.ts';

export interface ClaimPlacementPorts {
  readonly placements: {
    find(id: string): Promise<Placement | null>;
    /** In one statement. */
    findForClaim(shopper: Shopper, key: string | null): Promise<FoundForClaim>;
    findLatestPlaced(shopper: Shopper): Promise<Placement | null>;
    claim(claim: Claim): Promise<ClaimOutcome>;
  };
  readonly carts: {
    /** @param sku null for no gift */
    chooseGift(cartId: string, origin: string, sku: string | null): Promise<boolean>;
  };
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  /** The same as of the bag: the claim recomputes its price with the same function. */
  readonly pricing: PricingRules;
  readonly newId: () => string;
  /** The digests of an e-mail, one for each accepted key: uses of codes are counted by them. */
  readonly digestsOf: (text: string) => readonly string[];
  /** Of a sku's pieces, what applications for loans keep at most. */
  readonly appliedForPercent: number;
  /** When the sweeper takes over an unfinished placement. */
  readonly dueInSeconds: number;
}

export interface ClaimRequest extends SeenAddresses {
  /** The method of the plan's last tender. */
  readonly method: PlacingMethod;
  /** Pence that are paid beforehand, by the method that this one names for deposits. Absent: none. */
  readonly deposit?: number;
  /** Pence: the total shown to the shopper, before gift cards. */
  readonly expectedTotal: number;
  /** Pence: what the shopper saw as left for the plan's last tender; null where the page does not say. */
  readonly expectedRest?: number | null;
  /** Null: derived from the cart's id and version. */
  readonly idempotencyKey: string | null;
  /** Whether the bag is still the one that was agreed to; absent where any bag of the same total will do. */
  readonly isAgreed?: (cart: Cart) => boolean;
}

/** Verifies the plan before anything is claimed. Holds nothing. */
export type VerifyPrepared = (
  prepared: Prepared,
  about: Pick<FoundForClaim, 'hasPaidOrder'>,
) => Promise<VerifiedPlan | { readonly reply: PlanRefusal | FailureOf<'QuantityLimitError'> }>;

export interface VerifiedPlan {
  readonly tenders: readonly VerifiedTender[];
  readonly holds: StockHolds;
  /** Whether the shopper passes the bot check, which uses their answer up. */
  readonly checkHuman: () => Promise<boolean>;
}

export type ClaimAnswer =
  | PlacementAnswer
  | NotPlaceable
  | PlanRefusal
  | FailureOf<
      | 'CartNotFoundError'
      | 'DiscountCodesError'
      | 'InsufficientStockError'
      | 'IdempotencyConflictError'
      | 'PiecesAppliedForError'
    >;

export type ClaimResult =
  | { readonly claimed: Placement; readonly tenders: readonly VerifiedTender[] }
  | { readonly answer: ClaimAnswer };

/** If the cart changed between reading and claiming this many times, the shopper is editing it and is told to try again. */
const TRIES = 3;

/**
 * Locks the shopper's cart and reserves its stock for a new placement. If it cannot, nothing is reserved, and the answer is either
 * the result of an earlier request (with the same key, or for the same cart) or the reason why the cart cannot be placed.
 */
export async function claimPlacement(
  ports: ClaimPlacementPorts,
  shopper: Shopper,
  request: ClaimRequest,
  verify: VerifyPrepared,
): Promise<ClaimResult> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await tryClaim(ports, shopper, request, verify);
    if (result !== null) return result;
  }
  return { answer: { type: 'CheckoutInProgress' } };
}

/** @returns null when the cart changed between reading and claiming */
async function tryClaim(
  ports: ClaimPlacementPorts,
  shopper: Shopper,
  request: ClaimRequest,
  verify: VerifyPrepared,
): Promise<ClaimResult | null> {
  const { placements } = ports;
  const { expectedTotal, idempotencyKey } = request;
  const { repeated, cart, hasPaidOrder } = await placements.findForClaim(shopper, idempotencyKey);
  if (repeated !== null) {
    const repeats =
      isRepeatOf(repeated, request, ports.methods) && (cart === null || isBagOf(repeated, cart));
    return { answer: repeats ? answerOf(repeated) : { type: 'IdempotencyConflictError' } };
  }
  if (cart === null) return { answer: await answerWithoutCart(ports, shopper, request) };
  if (cart.placementId !== null) {
    const live = await placements.find(cart.placementId);
    return live === null ? null : { answer: answerOf(live) };
  }
  // Another tab has written since: the request is repeated, and writes again.
  if (request.isAgreed?.(cart) === false) return { answer: { type: 'CheckoutInProgress' } };

  const priced = priceCart(cart, ports.pricing);
  const lost = lostGift(cart, priced);
  if (lost !== undefined) return { answer: await refuseGift(ports, cart, { ...lost, available: 0 }) };
  const prepared = prepare(cart, priced, { ...request, methods: ports.methods });
  if ('type' in prepared) return { answer: prepared };
  const { snapshot, plan } = prepared;
  // If stock was already too low when the cart was read, fail without waiting for the contended stock row.
  const gone = pieceTooFew(snapshot.cart.lines);
  if (gone !== undefined) return { answer: soldOut(gone) };
  const verified = await verify(prepared, { hasPaidOrder });
  if ('reply' in verified) return { answer: verified.reply };
  const asked: Claim = {
    placementId: ports.newId(),
    shopper,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: idempotencyKey ?? `${cart.id}:${cart.version}`,
    requestHash: requestHash(cart, plan, expectedTotal),
    orderNumber: orderNumber(cart.site, cart.number),
    snapshot,
    plan,
    quantities: quantitiesBySku(snapshot.cart),
    state: plan.length === 0 ? 'authorised' : 'authorising',
    dueInSeconds: ports.dueInSeconds,
    holds: verified.holds,
    codes: appliedCodes(snapshot.cart),
    codeCustomers: codeCustomers(shopper.owner, snapshot.email, ports.digestsOf),
    ...(isApplication({ plan }) ? { mostAppliedFor: ports.appliedForPercent } : {}),
  };
  const claim = await claimOnce(placements, asked, verified);
  if (claim.outcome === 'moved-on') return null;
  if (claim.outcome === 'claimed') return { claimed: claim.placement, tenders: verified.tenders };
  return { answer: await answerToRefusal(ports, cart, snapshot, claim) };
}

/** Again as a human, once the bot check says so. */
async function claimOnce(
  { claim }: Pick<ClaimPlacementPorts['placements'], 'claim'>,
  asked: Claim,
  { holds, checkHuman }: VerifiedPlan,
): Promise<ClaimOutcome> {
  const first = await claim(asked);
  const isHuman = first.outcome === 'bot-check' && (await checkHuman());
  return isHuman ? claim({ ...asked, holds: { ...holds, isHuman: true } }) : first;
}

type Refused = Exclude<ClaimOutcome, { outcome: 'claimed' | 'moved-on' }>;

async function answerToRefusal(
  ports: ClaimPlacementPorts,
  cart: Cart,
  snapshot: Snapshot,
  claim: Refused,
): Promise<ClaimAnswer> {
  switch (claim.outcome) {
    case 'bot-check':
      return { type: 'ReCaptchaError' };
    case 'code-used-up':
      return { type: 'DiscountCodesError' };
    case 'too-many':
      return { type: 'TooManyAttemptsError', retryAfterSeconds: claim.retryAfterSeconds };
    case 'applied-for': {
      const { sku, most } = claim;
      const origin = giftOrigin(snapshot, sku);
      if (origin !== undefined) return refuseGift(ports, cart, { origin, sku, available: most });
      return most > 0 ? { type: 'QuantityLimitError', sku, most } : { type: 'PiecesAppliedForError', sku };
    }
    case 'insufficient': {
      const origin = giftOrigin(snapshot, claim.sku);
      return origin === undefined ? soldOut(claim) : refuseGift(ports, cart, { ...claim, origin });
    }
  }
}

/** Undefined for a piece that is not given. */
const giftOrigin = ({ cart }: Snapshot, sku: string): string | undefined =>
  cart.lines.find((line) => line.sku === sku && line.freeGiftOf !== undefined)?.freeGiftOf?.origin;

interface LostGift {
  readonly origin: string;
  readonly sku: string;
  readonly available: number;
}

/** The gift is no longer chosen, so that the shopper is told once; the bag offers the others. */
async function refuseGift(ports: ClaimPlacementPorts, { id }: Cart, lost: LostGift): Promise<ClaimAnswer> {
  await ports.carts.chooseGift(id, lost.origin, null);
  return soldOut(lost);
}

/** Whether the cart is unchanged since the placement locked it. Releasing the cart raises its version by one, as every change does. */
const isBagOf = ({ cartId, snapshot }: Placement, { id, version }: Cart): boolean =>
  id === cartId && version <= snapshot.cart.version + 1;

/** The cart was already ordered: a repeated request (a second click, or after a lost answer) gets the order number. */
async function answerWithoutCart(
  { placements, methods }: ClaimPlacementPorts,
  shopper: Shopper,
  request: ClaimRequest,
): Promise<ClaimAnswer> {
  const latest = await placements.findLatestPlaced(shopper);
  return latest !== null && isRepeatOf(latest, request, methods)
    ? answerOf(latest)
    : { type: 'CartNotFoundError' };
}
