import type { Address } from '../address/address.ts';
import type { Variant } from '../catalogue/variant.ts';
import type { Collection } from '../delivery/collection.ts';
import type { CollectionDays } from '../delivery/collection-dates.ts';

export interface MarketingPreference {
  readonly email: boolean;
  readonly post: boolean;
  readonly mobile: boolean;
}

/** A stored line with the current product data and stock of its sku. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  /** Pence per piece when it was added. */
  readonly priceWhenAdded: number;
  /** Pieces on hand and not reserved. */
  readonly available: number;
  readonly variant: Variant;
}

/** A stored cart, read in one statement. */
export interface Cart {
  readonly id: string;
  readonly site: string;
  /** Incremented by each change. */
  readonly version: number;
  /** Sequence number from which the order number is derived. */
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
  /** How collection dates are computed; null when that store no longer accepts collections. */
  readonly collectionDays: CollectionDays | null;
  readonly lines: readonly CartLine[];
  /** The database's clock when the cart was read, used for prices and delivery days. */
  readonly readAt: Date;
}

/** The data for deciding whether a piece can be added, read in one statement. */
export interface Offer {
  readonly variant: Variant;
  /** Pieces on hand and not reserved. */
  readonly available: number;
  /** Pieces of it in the shopper's cart, and the cart's number of lines. */
  readonly inCart: number;
  readonly lines: number;
  readonly readAt: Date;
}

/** Delivery address and contact details for a courier delivery. */
export interface CourierDetails {
  readonly method: string;
  readonly address: Address;
  /** Null keeps the stored value. */
  readonly email: string | null;
  readonly marketingPreference: MarketingPreference | null;
}

/** Store, collector and contact details for a collection. */
export interface CollectDetails extends Pick<CourierDetails, 'email' | 'marketingPreference'> {
  readonly method: string;
  readonly collection: Collection;
}

/** A new delivery method, a new address, or both; null keeps the stored value. */
export interface DeliveryChange {
  readonly method: string | null;
  readonly address: Address | null;
}

/** The most lines in one cart. */
export const MAX_LINES = 50;
/** The largest quantity of a line (VA-13). */
export const MAX_QUANTITY = 99;
