import type { PricedCart } from '../cart/priced-cart.ts';
import type { FailureOf } from '../failures.ts';
import type { Challenge } from './challenge.ts';
import type { PlacementState } from './transitions.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What cannot be the id of a placement is not looked for. */
export function isPlacementId(text: string): boolean {
  return ID.test(text);
}

/** Everything the order will say, fixed at the claim. Plain JSON. */
export interface Snapshot {
  readonly cart: PricedCart;
  readonly cartKey: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
}

/** Why a placement ended without an order, as every repeat of its request is told. */
export type CancelReply = FailureOf<
  | 'PaymentAddressError'
  | 'PaymentDeclinedError'
  | 'PaymentExpired'
  | 'PaymentTokenError'
  | 'PaymentUnavailableError'
>;

/** The reply of one that ran out of time, or that its shopper gave up. */
export const PAYMENT_EXPIRED: CancelReply = { type: 'PaymentExpired' };

export interface Placement {
  readonly id: string;
  readonly cartId: string;
  readonly site: string;
  readonly owner: string;
  readonly state: PlacementState;
  /** Rises with each transition. */
  readonly version: number;
  /** Rises with each new action of the shopper, never on a time-out. */
  readonly attempt: number;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly snapshot: Snapshot;
  readonly reply: CancelReply | null;
  /** While the shopper is at the bank. */
  readonly challenge: Challenge | null;
  /** Until when they may come back from there; null when they never were sent. */
  readonly challengeUntil: Date | null;
  /** By the database's clock at the reading. */
  readonly challengeOver: boolean;
}

/** The bank waits for the shopper; the goods are held until then. */
export interface OrderPending {
  readonly type: 'OrderPending';
  readonly placementId: string;
  readonly stepUpUrl: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
}

export type PlacementAnswer =
  | { readonly type: 'OrderPlaced'; readonly orderNumber: string; readonly cart: PricedCart }
  | OrderPending
  | FailureOf<'CheckoutInProgress'>
  | CancelReply;

/** What a request learns that meets this placement. */
export function answerOf(placement: Placement): PlacementAnswer {
  const { id, state, orderNumber, snapshot, reply, challenge, challengeUntil } = placement;
  if (state === 'placed') return { type: 'OrderPlaced', orderNumber, cart: snapshot.cart };
  if (state === 'released') return reply ?? { type: 'PaymentUnavailableError' };
  if (state !== 'challenge' || challenge === null || challengeUntil === null) {
    return { type: 'CheckoutInProgress' };
  }
  const { stepUpUrl, accessToken } = challenge;
  return { type: 'OrderPending', placementId: id, stepUpUrl, accessToken, expiresAt: challengeUntil };
}
