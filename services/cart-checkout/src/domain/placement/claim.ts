import type { Shopper } from '../shopper.ts';
import type { StockItem } from '../stock/stock-item.ts';
import type { Placement, Snapshot } from './placement.ts';
import type { PlacementState } from './transitions.ts';

/** What a claim freezes, writes and reserves, or leaves alone altogether. */
export interface Claim {
  readonly placementId: string;
  readonly shopper: Shopper;
  readonly cartId: string;
  /** Version of the cart that the snapshot was made of. */
  readonly cartVersion: number;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly snapshot: Snapshot;
  /** Pieces by sku. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Where the claim leaves it: with payments, or with nothing more to ask for. */
  readonly state: Extract<PlacementState, 'authorising' | 'authorised'>;
  readonly dueInSeconds: number;
}

export type ClaimOutcome =
  | { readonly outcome: 'claimed'; readonly placement: Placement }
  /** The cart is not as it was read, or the key is taken: read again. */
  | { readonly outcome: 'moved-on' }
  | { readonly outcome: 'insufficient'; readonly sku: string; readonly available: number };

/** What a sale left of a sku. */
export interface SoldStock extends StockItem {
  readonly quantity: number;
}

/** The state and version a transition starts from; it does nothing when either is no longer so. */
export type Position = Pick<Placement, 'id' | 'cartId' | 'state' | 'version'>;
