import type { TaxCategory } from '@loupe/money/tax-category';
import type { Address } from '../address/address.ts';
import type { ChosenFinance } from '../cart/chosen-finance.ts';
import type { AppliedGiftCard } from '../cart/gift-cards.ts';
import type { LineOptions } from '../cart/line-options.ts';
import type { CartProblem } from '../cart/problems.ts';
import type { CollectionStore } from '../delivery/collection.ts';
import type { ApplicationState } from '../placement/application-status.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import type { BagParcel } from '../delivery/parcels.ts';
import type { PromotionOutcome } from '../promotions/promotion-input.ts';
import type { AppliedDiscount } from './discount.ts';

/** What the stages of pricing emit for a line: everything later reads these and computes no share again. */
export interface Allocations {
  /** Pence that the shopper pays for each unit, as many as the quantity. */
  readonly unitAmounts: readonly number[];
  /** Pence of tax included in each of them. */
  readonly unitTax: readonly number[];
  /** Per cent. */
  readonly taxRate: number;
  readonly discounts: readonly AppliedDiscount[];
}

/** EN-05: a line at the current price, or at the last known price if the piece is no longer sold. Plain JSON. */
export interface PricedLine extends Allocations {
  /** Of a gift card its code and value (VA-08), as its sku. */
  readonly id: string;
  readonly sku: string;
  /** Under which the stock ledger counts it, if that is not its sku. Only of gift cards, whose values share one stock. */
  readonly stockSku?: string;
  /** Pieces of the same article on other lines of the bag: they share its stock. Absent: none. */
  readonly elsewhere?: number;
  /** Whole pounds. Only of gift cards. */
  readonly giftCardValue?: number;
  /** What earned it. Only of free gifts. */
  readonly freeGiftOf?: FreeGiftOrigin;
  /** Not listed in the bag, and without a page. Only of free gifts. */
  readonly hideOnSite?: true;
  readonly variantId: string;
  readonly productId: string;
  readonly productKey: string;
  readonly productUrl: string;
  readonly productType: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly options: LineOptions;
  /** Millimetres of inner circumference; null when sizes do not apply. */
  readonly ringSize: number | null;
  readonly quantity: number;
  /** Pence, before discounts. */
  readonly unitPrice: number;
  readonly priceType: 'default' | 'dateRange';
  readonly sellable: boolean;
  readonly available: number;
  /** The most pieces of its sku in one order; absent for a piece that a promotion gives. */
  readonly mostPerOrder?: number;
  /** Working days from the order to the delivery. */
  readonly leadTime: number;
  /** Working days in which the piece is made, sized or engraved. Absent: it is on the shelf. */
  readonly preparation?: number;
  /** The day on which it arrives where it differs from the order's, YYYY-MM-DD. Only in an order. */
  readonly deliverBy?: string;
  /** EU-03. Absent: uk-vat-full, or none for a gift card. */
  readonly taxCategory?: TaxCategory;
  readonly categories: readonly string[];
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
}

/** EN-04, in pence. */
export interface Totals {
  /** Lines after line discounts. */
  readonly subtotal: number;
  /** Of the whole cart. */
  readonly discount: number;
  /** Null until a method is chosen. */
  readonly shipping: number | null;
  /** subtotal − discount + shipping */
  readonly total: number;
  /** Tax included in the goods, and in the total. */
  readonly goodsTax: number;
  readonly tax: number;
}

export interface FreeGiftOrigin {
  readonly origin: string;
  /** The line that earned it; null for a gift of the whole bag. */
  readonly lineId: string | null;
}

/** A gift that the bag has earned, with the pieces to choose from. */
export interface FreeGift extends FreeGiftOrigin {
  readonly name: string;
  /** Null until one is chosen, or when the chosen one is no longer available. */
  readonly chosenSku: string | null;
  readonly choices: readonly GiftPiece[];
}

export interface GiftPiece {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly productUrl: string;
  /** Pence. */
  readonly price: number;
  readonly isAvailable: boolean;
}

/** EN-04: a cart with the prices at the time it was read. Plain JSON: a placement stores it as its snapshot. */
export interface PricedCart extends Totals {
  readonly id: string;
  readonly version: number;
  /** Sum of line quantities. */
  readonly quantity: number;
  readonly lines: readonly PricedLine[];
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly shippingMethod: string | null;
  /** The chosen nominated day, YYYY-MM-DD. */
  readonly nominatedDay?: string | null;
  /** Whether pieces that are ready earlier are sent in a parcel of their own. */
  readonly sentApart?: boolean;
  readonly parcels?: readonly BagParcel[];
  /** Sent out of the United Kingdom: prices are without VAT, and none is charged. */
  readonly isExport?: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly guestEmail: string | null;
  /** Where it will be collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  readonly problems: readonly CartProblem[];
  /** The name of the promotion by which standard delivery is free; null or absent without one. */
  readonly freeDelivery?: string | null;
  /** Absent of a bag that is priced without promotions. */
  readonly promotions?: PromotionOutcome;
  readonly freeGifts?: readonly FreeGift[];
  /** In the order in which they are used up. */
  readonly giftCards?: readonly AppliedGiftCard[];
  /** EU-04, as chosen by the shopper; null until then. */
  readonly paymentMethod?: string | null;
  /** The plan by which the shopper wants to pay over time; null or absent without one. */
  readonly finance?: ChosenFinance | null;
  /** Of the application that the bag went with. Absent: of any other bag. */
  readonly application?: ApplicationState;
  /** The database's clock used for prices and dates, ISO 8601. Absent in a placement's snapshot, which does not expire. */
  readonly readAt?: string;
  /** The payment that has begun. Only of a bag that is read while it is paid for. */
  readonly placementId?: string;
}

export const giftCardsOf = ({ giftCards = [] }: Pick<PricedCart, 'giftCards'>): readonly AppliedGiftCard[] =>
  giftCards;
