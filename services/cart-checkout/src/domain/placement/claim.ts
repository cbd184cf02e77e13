import type { StockHolds } from '../rate-limit/hold-limits.ts';
import type { Cart } from '../cart/cart.ts';
import type { Shopper } from '../shopper.ts';
import type { StockItem } from '../stock/stock-item.ts';
import type { PaymentPlan } from './plan.ts';
import type { Placement, Snapshot } from './placement.ts';
import type { PlacementState } from './transitions.ts';

/** What is known before a claim. */
export interface FoundForClaim {
  /** The placement of the key; null without a key. */
  readonly repeated: Placement | null;
  /** The shopper's active cart. */
  readonly cart: Cart | null;
  /** The shopper has paid for an order before. */
  readonly hasPaidOrder: boolean;
}

/** The data of a claim, which freezes the cart, inserts the placement and reserves stock, or does nothing. */
export interface Claim {
  readonly placementId: string;
  readonly shopper: Shopper;
  readonly cartId: string;
  /** Version of the cart from which the snapshot was made. */
  readonly cartVersion: number;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly snapshot: Snapshot;
  readonly plan: PaymentPlan;
  /** Pieces by sku. */
  readonly quantities: ReadonlyMap<string, number>;
  /** The state after the claim: `authorised` when there is nothing to pay. */
  readonly state: Extract<PlacementState, 'authorising' | 'authorised'>;
  readonly dueInSeconds: number;
  /** Limits of stock that is held without an order: if one is full, nothing is claimed. An order takes its placement off them. */
  readonly holds?: StockHolds;
  /** Codes that the snapshot applies: if one has no use left, nothing is claimed. Releasing the placement returns its uses. */
  readonly codes?: readonly string[];
  /** Who uses them, for limits per customer. */
  readonly codeCustomers?: readonly string[];
  /** Of an application for a loan: the most of a sku's pieces that all applications keep together, in percent. */
  readonly mostAppliedFor?: number;
}

export type ClaimOutcome =
  | { readonly outcome: 'claimed'; readonly placement: Placement }
  /** The cart has changed since it was read, or the key is in use: read again. */
  | { readonly outcome: 'moved-on' }
  /** The same session or card has held too much for too long without an order. */
  | { readonly outcome: 'too-many'; readonly retryAfterSeconds: number }
  /** Claimed once the bot check is passed. */
  | { readonly outcome: 'bot-check' }
  /** A code has no use left, in total or for this customer. */
  | { readonly outcome: 'code-used-up' }
  /** Applications for loans keep as many of its pieces as they may; `most` is what they leave. */
  | { readonly outcome: 'applied-for'; readonly sku: string; readonly most: number }
  | { readonly outcome: 'insufficient'; readonly sku: string; readonly available: number };

/** A sku's stock after a sale. */
export interface SoldStock extends StockItem {
  readonly quantity: number;
  /** The sku has buckets: `onHand` is of the row that was sold from, and the level is published by the sweeper of buckets. */
  readonly isSplit: boolean;
}

/** The state and version a transition starts from; it does nothing when either has changed. */
export type Position = Pick<Placement, 'id' | 'cartId' | 'state' | 'version'>;

/** An application for a loan, by what it is counted on. */
export interface AppliedFor {
  readonly shopper: Shopper;
  readonly email: string;
  /** Digests of the applicant's network. */
  readonly network: readonly string[];
  readonly claimedAt: Date;
}
