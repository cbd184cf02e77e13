import type { MarketingPreference } from '../cart/marketing-preference.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { FailureOf } from '../failures.ts';
import { stepUpOf } from './next-action.ts';
import type { NextAction } from './next-action.ts';
import type { PaymentPlan } from './plan.ts';
import type { PlacementState } from './transitions.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text is a UUID; any other text is not queried. */
export function isPlacementId(text: string): boolean {
  return ID.test(text);
}

/** All data of the future order, fixed at the claim. Plain JSON. */
export interface Snapshot {
  readonly cart: PricedCart;
  readonly cartKey: string;
  readonly email: string;
  /** RO-01. Absent: not asked. */
  readonly marketingPreference?: MarketingPreference;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
}

/** Why a placement ended without an order; every repeat of the request gets this answer. */
export type CancelReply = FailureOf<
  | 'GiftCardNotValid'
  | 'GiftCardUnavailable'
  | 'PaymentAddressError'
  | 'PaymentDeclinedError'
  | 'PaymentExpired'
  | 'PaymentTokenError'
  | 'PaymentUnavailableError'
>;

/** The reply of a placement that expired, or that its shopper abandoned. */
export const PAYMENT_EXPIRED: CancelReply = { type: 'PaymentExpired' };

export interface Placement {
  readonly id: string;
  readonly cartId: string;
  readonly site: string;
  readonly owner: string;
  readonly state: PlacementState;
  /** Incremented by each transition. */
  readonly version: number;
  /** Incremented by each new action of the shopper, never by a time-out. */
  readonly attempt: number;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly snapshot: Snapshot;
  readonly plan: PaymentPlan;
  readonly reply: CancelReply | null;
  /** Set while an action of the shopper is open. */
  readonly challenge: NextAction | null;
  /** Deadline of the action; null when there never was one. */
  readonly challengeUntil: Date | null;
  /** By the database's clock when the placement was read. */
  readonly challengeOver: boolean;
  /** Less than MOST_WAIT_DAYS have passed since the claim, by the same clock. */
  readonly mayWaitOn: boolean;
}

/** The bank or provider waits for the shopper; the goods are reserved until `expiresAt`. */
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

/** The answer to a request for which this placement exists. */
export function answerOf(placement: Placement): PlacementAnswer {
  const { id, state, orderNumber, snapshot, reply, challenge, challengeUntil } = placement;
  if (state === 'placed')
    return {
      type: 'OrderPlaced',
      orderNumber,
      cart: snapshot.cart,
    };
  if (state === 'released') return reply ?? { type: 'PaymentUnavailableError' };
  if (state !== 'challenge' || challenge === null || challengeUntil === null) {
    return { type: 'CheckoutInProgress' };
  }
  const stepUp = stepUpOf(challenge);
  if (stepUp === null) return { type: 'CheckoutInProgress' };
  return { type: 'OrderPending', placementId: id, ...stepUp, expiresAt: challengeUntil };
}
