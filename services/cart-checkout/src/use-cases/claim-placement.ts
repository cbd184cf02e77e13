import { createHash } from 'node:crypto';
import type { Cart } from '../domain/cart/cart.ts';
import { priceCart } from '../domain/cart/priced-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { orderNumber } from '../domain/order/order-number.ts';
import type { Claim, ClaimOutcome } from '../domain/placement/claim.ts';
import { answerOf } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import { prepare, quantitiesBySku } from '../domain/placement/prepare.ts';
import type { NotPlaceable, PaidBy } from '../domain/placement/prepare.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ClaimPlacementPorts {
  readonly carts: { findActive(shopper: Shopper): Promise<Cart | null> };
  readonly placements: {
    find(id: string): Promise<Placement | null>;
    findByKey(shopper: Shopper, key: string): Promise<Placement | null>;
    findLatestPlaced(shopper: Shopper): Promise<Placement | null>;
    claim(claim: Claim): Promise<ClaimOutcome>;
  };
  readonly newId: () => string;
  /** When the sweeper takes over an unfinished placement. */
  readonly dueInSeconds: number;
}

export interface ClaimRequest {
  readonly method: PaidBy;
  /** Pence: the total shown to the shopper. */
  readonly expectedTotal: number;
  /** Null: derived from the cart's id and version. */
  readonly idempotencyKey: string | null;
}

export type ClaimAnswer =
  | PlacementAnswer
  | NotPlaceable
  | FailureOf<'CartNotFoundError' | 'InsufficientStockError' | 'IdempotencyConflictError'>;

export type ClaimResult = { readonly claimed: Placement } | { readonly answer: ClaimAnswer };

/** A cart that changes this often is being edited by its shopper, who will retry. */
const TRIES = 3;

/**
 * Freezes the shopper's cart and reserves its pieces for a new placement. Otherwise nothing is reserved, and the answer is the
 * result of an earlier request with the same key or for the same cart, or the reason why the cart cannot be placed.
 */
export async function claimPlacement(
  ports: ClaimPlacementPorts,
  shopper: Shopper,
  request: ClaimRequest,
): Promise<ClaimResult> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await tryClaim(ports, shopper, request);
    if (result !== null) return result;
  }
  return { answer: { type: 'CheckoutInProgress' } };
}

/** @returns null when the cart changed between reading and claiming */
async function tryClaim(
  ports: ClaimPlacementPorts,
  shopper: Shopper,
  { method, expectedTotal, idempotencyKey }: ClaimRequest,
): Promise<ClaimResult | null> {
  const { carts, placements } = ports;
  const [repeated, cart] = await Promise.all([
    idempotencyKey === null ? null : placements.findByKey(shopper, idempotencyKey),
    carts.findActive(shopper),
  ]);
  if (repeated !== null) {
    const repeats =
      asksFor(repeated, { method, expectedTotal }) && (cart === null || isBagOf(repeated, cart));
    return { answer: repeats ? answerOf(repeated) : { type: 'IdempotencyConflictError' } };
  }
  if (cart === null) return { answer: await answerWithoutCart(ports, shopper, { method, expectedTotal }) };
  if (cart.placementId !== null) {
    const live = await placements.find(cart.placementId);
    return live === null ? null : { answer: answerOf(live) };
  }

  const snapshot = prepare(cart, priceCart(cart), expectedTotal, method);
  if ('type' in snapshot) return { answer: snapshot };
  // If stock was already too low when the cart was read, fail without waiting for the contended stock row.
  const gone = snapshot.cart.lines.find(({ available, quantity }) => available < quantity);
  if (gone !== undefined) return { answer: soldOut(gone) };
  const claim = await placements.claim({
    placementId: ports.newId(),
    shopper,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: idempotencyKey ?? `${cart.id}:${cart.version}`,
    requestHash: requestHash({ method, expectedTotal }, cart),
    orderNumber: orderNumber(cart.site, cart.number),
    snapshot,
    quantities: quantitiesBySku(snapshot.cart),
    state: method === 'free' ? 'authorised' : 'authorising',
    dueInSeconds: ports.dueInSeconds,
  });
  if (claim.outcome === 'moved-on') return null;
  if (claim.outcome === 'claimed') return { claimed: claim.placement };
  return { answer: soldOut(claim) };
}

const soldOut = ({ sku, available }: { sku: string; available: number }): ClaimAnswer => ({
  type: 'InsufficientStockError',
  sku,
  available: Math.max(available, 0),
});

type Asked = Pick<ClaimRequest, 'method' | 'expectedTotal'>;

/** Identifies equal requests. Without the card's token, which is new on each page load. */
function requestHash({ method, expectedTotal }: Asked, bag: Pick<Cart, 'id' | 'version'>): string {
  const body = JSON.stringify({ cartId: bag.id, cartVersion: bag.version, method, expectedTotal });
  return createHash('sha256').update(body).digest('hex');
}

/** Whether the placement was made by an equal request, for the cart it froze. */
const asksFor = ({ requestHash: hash, snapshot }: Placement, asked: Asked): boolean =>
  hash === requestHash(asked, snapshot.cart);

/** Whether the cart is unchanged since the placement froze it. Releasing it raised its version by one, as any change does. */
const isBagOf = ({ cartId, snapshot }: Placement, { id, version }: Cart): boolean =>
  id === cartId && version <= snapshot.cart.version + 1;

/** A request after its cart was ordered, by a second click or after a lost answer, gets the order number. */
async function answerWithoutCart(
  { placements }: ClaimPlacementPorts,
  shopper: Shopper,
  asked: Asked,
): Promise<ClaimAnswer> {
  const latest = await placements.findLatestPlaced(shopper);
  return latest !== null && asksFor(latest, asked) ? answerOf(latest) : { type: 'CartNotFoundError' };
}
