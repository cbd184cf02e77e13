import type { Address } from '../address/address.ts';
import type { Variant } from '../catalogue/variant.ts';
import type { Collection } from '../delivery/collection.ts';
import type { CollectionDays } from '../delivery/collection-dates.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CodeOfBag, PromotionCustomer } from '../promotions/promotion-input.ts';
import type { ChosenFinance } from './chosen-finance.ts';
import type { GiftCard } from './gift-cards.ts';
import type { LineOptions } from './line-options.ts';
import type { MarketingPreference } from './marketing-preference.ts';

/** A stored line with the current product data and stock of its sku. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  /** Pence per piece when it was added. */
  readonly priceWhenAdded: number;
  /** Pieces on hand and not reserved. */
  readonly available: number;
  /** The most pieces of the sku in one order; absent for a piece that a promotion gives. */
  readonly mostPerOrder?: number;
  readonly options: LineOptions;
  readonly variant: Variant;
}

/** A piece that a promotion gives. */
export interface GiftChoice {
  readonly variant: Variant;
  readonly available: number;
}

/** The promotions, and what else they depend on. */
export interface CartPromotions {
  readonly all: readonly Promotion[];
  readonly customer: PromotionCustomer;
  /** In the order in which they were entered. */
  readonly codes: readonly CodeOfBag[];
  /** The skus of chosen gifts by origin. */
  readonly chosenGifts: readonly { readonly origin: string; readonly sku: string }[];
  /** The pieces that promotions give. */
  readonly giftChoices: readonly GiftChoice[];
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
  /** The day chosen for a nominated-day method, YYYY-MM-DD. Absent: none. */
  readonly nominatedDay?: string | null;
  /** Whether pieces that are ready earlier are sent in a parcel of their own. Absent: all together. */
  readonly sentApart?: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly guestEmail: string | null;
  /** What a guest may be sent (RO-01). Absent: not asked. */
  readonly marketingPreference?: MarketingPreference | null;
  /** Where it will be collected; null for a courier. */
  readonly collection: Collection | null;
  /** How collection dates are computed; null when that store no longer accepts collections. */
  readonly collectionDays: CollectionDays | null;
  readonly lines: readonly CartLine[];
  /** In the order in which they were added. */
  readonly giftCards: readonly GiftCard[];
  /** EU-04, as chosen by the shopper; null until then. */
  readonly paymentMethod: string | null;
  /** The plan by which the shopper wants to pay over time. Absent: none. */
  readonly finance?: ChosenFinance | null;
  /** Absent where no promotion can apply. */
  readonly promotions?: CartPromotions;
  /** The database's clock when the cart was read, used for prices and delivery days. */
  readonly readAt: Date;
}

/**
 * What became of a change: the cart after it where the write has read it, true where it still has to be read, false without an active
 * cart that may be changed.
 */
export type CartWritten = Cart | boolean;

/** The data for deciding whether a piece can be added, read in one statement. */
export interface Offer {
  readonly variant: Variant;
  /** Pieces on hand and not reserved. */
  readonly available: number;
  /** Pieces of it in the shopper's cart, of these in the line it would be added to, and the cart's number of lines. */
  readonly inCart: number;
  readonly inLine: number;
  readonly lines: number;
  /** The most pieces of its sku in one order. */
  readonly mostPerOrder: number;
  readonly readAt: Date;
}

/** A piece as it is added to a cart. */
export interface AddedPiece {
  /** Of the variant. */
  readonly sku: string;
  /** Pence. */
  readonly price: number;
  readonly options: LineOptions;
  /** The plan that was chosen with it; absent: the bag keeps its own. */
  readonly finance?: ChosenFinance;
}

/** Delivery address and contact details for a courier delivery. */
export interface CourierDetails {
  readonly method: string;
  /** YYYY-MM-DD; null for a method without a nominated day. */
  readonly nominatedDay: string | null;
  /** Null keeps the stored choice. */
  readonly sentApart: boolean | null;
  /** Null keeps the stored value, like the next three. */
  readonly address: Address | null;
  readonly billingAddress: Address | null;
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
  /** Of the new method. */
  readonly nominatedDay: string | null;
  readonly sentApart: boolean | null;
  readonly address: Address | null;
}

/** The most codes in one cart. */
export const MAX_CODES = 5;
/** The most lines in one cart. */
export const MAX_LINES = 50;
/** The largest quantity of a line (VA-13). */
export const MAX_QUANTITY = 99;
/** Of a complimentary piece, as its specification says: one an order. */
const MAX_COMPLIMENTARY = 1;

/** @param price pence */
export const maxQuantityAt = (price: number): number => (price === 0 ? MAX_COMPLIMENTARY : MAX_QUANTITY);
