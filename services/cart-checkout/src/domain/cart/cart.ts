import type { Address } from '../address/address.ts';
import type { Variant } from '../catalogue/variant.ts';
import type { Collection } from '../delivery/collection.ts';
import type { CollectionDays } from '../delivery/collection-dates.ts';

export interface MarketingPreference {
  readonly email: boolean;
  readonly post: boolean;
  readonly mobile: boolean;
}

/** A line as stored, with what the projection and the stock ledger say of its sku now. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  /** Pence a piece when it was put in. */
  readonly priceWhenAdded: number;
  /** Pieces on hand that nobody holds. */
  readonly available: number;
  readonly variant: Variant;
}

/** A cart as stored, read in one moment. */
export interface Cart {
  readonly id: string;
  readonly site: string;
  /** Rises with each change. */
  readonly version: number;
  /** Sequence number its order number is made of. */
  readonly number: bigint;
  readonly keySuffix: string;
  /** The live placement; null when the cart may be changed. */
  readonly placementId: string | null;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly guestEmail: string | null;
  /** Where it will be collected; null for a courier. */
  readonly collection: Collection | null;
  /** How the days until then are counted; null where that store takes no collections any more. */
  readonly collectionDays: CollectionDays | null;
  readonly lines: readonly CartLine[];
  /** The database's clock at the reading: what prices and delivery days are judged by. */
  readonly readAt: Date;
}

/** What adding a piece is judged by, read in one moment. */
export interface Offer {
  readonly variant: Variant;
  /** Pieces on hand that nobody holds. */
  readonly available: number;
  /** Pieces of it in the shopper's cart, and lines there in all. */
  readonly inCart: number;
  readonly lines: number;
  readonly readAt: Date;
}

/** Where a courier brings it, and how the shopper is reached. */
export interface CourierDetails {
  readonly method: string;
  readonly address: Address;
  /** Null leaves what is stored. */
  readonly email: string | null;
  readonly marketingPreference: MarketingPreference | null;
}

/** Which store it is collected from and by whom, and how the shopper is reached. */
export interface CollectDetails extends Pick<CourierDetails, 'email' | 'marketingPreference'> {
  readonly method: string;
  readonly collection: Collection;
}

/** Another way of delivery, another address, or both; null leaves what is stored. */
export interface DeliveryChange {
  readonly method: string | null;
  readonly address: Address | null;
}

/** Different pieces in one cart, at most. */
export const MAX_LINES = 50;
/** Of one piece, at most (VA-13). */
export const MAX_QUANTITY = 99;
