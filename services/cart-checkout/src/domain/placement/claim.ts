import type { Shopper } from '../shopper.ts';
import type { StockItem } from '../stock/stock-item.ts';
import type { Placement, Snapshot } from './placement.ts';
import type { PlacementState } from './transitions.ts';

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
  /** Pieces by sku. */
  readonly quantities: ReadonlyMap<string, number>;
  /** The state after the claim: `authorised` when there is nothing to pay. */
  readonly state: Extract<PlacementState, 'authorising' | 'authorised'>;
  readonly dueInSeconds: number;
}

export type ClaimOutcome =
  | { readonly outcome: 'claimed'; readonly placement: Placement }
  /** The cart has changed since it was read, or the key is in use: read again. */
  | { readonly outcome: 'moved-on' }
  | { readonly outcome: 'insufficient'; readonly sku: string; readonly available: number };

/** A sku's stock after a sale. */
export interface SoldStock extends StockItem {
  readonly quantity: number;
}

/** The state and version a transition starts from; it does nothing when either has changed. */
export type Position = Pick<Placement, 'id' | 'cartId' | 'state' | 'version'>;
