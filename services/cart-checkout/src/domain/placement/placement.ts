import type { PricedCart } from '../cart/priced-cart.ts';
import type { FailureOf } from '../failures.ts';
import type { PlacementState } from './transitions.ts';

/** Everything the order will say, fixed at the claim. Plain JSON. */
export interface Snapshot {
  readonly cart: PricedCart;
  readonly cartKey: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
}

/** Why a placement ended without an order, as every repeat of its request is told. */
export type CancelReply = FailureOf<'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError'>;

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
}

export type PlacementAnswer =
  | { readonly type: 'OrderPlaced'; readonly orderNumber: string; readonly cart: PricedCart }
  | FailureOf<'CheckoutInProgress'>
  | CancelReply;

/** What a request learns that meets this placement. */
export function answerOf({ state, orderNumber, snapshot, reply }: Placement): PlacementAnswer {
  if (state === 'placed') return { type: 'OrderPlaced', orderNumber, cart: snapshot.cart };
  if (state === 'released') return reply ?? { type: 'PaymentUnavailableError' };
  return { type: 'CheckoutInProgress' };
}
