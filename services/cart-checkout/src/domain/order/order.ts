import type { ChosenFinance } from '../cart/chosen-finance.ts';
import type { ApplicationStatus } from '../placement/application-status.ts';
import { deliveryArea } from '@loupe/calendar/delivery-areas';
import { daysBetween } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import type { Address } from '../address/address.ts';
import type { PricedLine, Totals } from '../pricing/priced-cart.ts';
import type { CollectionStore } from '../delivery/collection.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import { isGiftCard } from '../payment-methods/givex.ts';
import type { HeldTender } from '../placement/plan.ts';
import type { AppliedCode } from '../promotions/promotion-input.ts';
import type { BegunMaking } from './making-words.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

export interface OrderTender extends HeldTender {
  readonly status: PaymentStatus;
}

/** A line as bought, with the movements of its pieces. */
export interface OrderLine extends PricedLine {
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
  /** The first unit whose making has not begun. */
  readonly begun: number;
}

/** Money that an order misses because a hold has ended. */
export interface MissingMoney {
  /** The version under which payments said so, as a text of digits. */
  readonly episode: string;
  /** Pence. */
  readonly amount: number;
  /** The shopper has paid it again, and payments has not put that in its place yet. */
  readonly isPaid: boolean;
}

/** EN-09: an order's own copy of everything, never recomputed. */
export interface Order extends Totals {
  readonly id: string;
  readonly orderNumber: string;
  readonly site: string;
  readonly owner: string;
  readonly email: string;
  /** EU-07. */
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly shipping: number;
  readonly deliveryMethod: DeliveryMethod;
  /** Of an order that is e-mailed its billing address: nothing is posted there. */
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Promised day, YYYY-MM-DD. */
  readonly deliverBy: string;
  /** Where it is collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  readonly lines: readonly OrderLine[];
  readonly tenders: readonly OrderTender[];
  /** The plan by which it is paid over time; null for any other, absent in an order of the previous platform. */
  readonly finance?: ChosenFinance | null;
  /** What the lender has said of the loan since it was signed; null or absent for nothing. */
  readonly applicationStatus?: ApplicationStatus | null;
  /** Codes that took something off. */
  readonly discountCodes: readonly AppliedCode[];
  /** Pence: of cancelled pieces, of returned pieces, and refunded so far. */
  readonly cancelledAmount: number;
  readonly returnedAmount: number;
  readonly refunded: number;
  /** Pence: captured manually in excess of the shipped parcels, refunded since or not. */
  readonly takenAhead: number;
  /** In the order in which they were recorded. */
  readonly makings: readonly BegunMaking[];
  /** Set while its money is missing. */
  readonly missingMoney: MissingMoney | null;
  /** Of the latest parcel that has one. */
  readonly trackingUrl: string | null;
  /** When an e-mail about it was refused for good, the latest; null when none was. */
  readonly emailRefusedAt: Date | null;
  /** The database's clock when the order was read. */
  readonly readAt: Date;
}

/** EN-09: the gift cards that paid for it. */
export const giftCardsUsed = ({ tenders }: Pick<Order, 'tenders'>): readonly OrderTender[] =>
  tenders.filter(isGiftCard);

/** The promised day; null where none is. */
export const promisedDay = ({
  deliverBy,
  deliveryMethod,
}: Pick<Order, 'deliverBy' | 'deliveryMethod'>): string | null =>
  deliveryMethod.isDayPromised === false ? null : deliverBy;

/** The promised day; null where none is, and when it is past in London. */
export function dayStillPromised(
  order: Pick<Order, 'deliverBy' | 'deliveryMethod' | 'readAt'>,
): string | null {
  const day = promisedDay(order);
  return day === null || day < londonDate(order.readAt) ? null : day;
}

/** The total without cancelled and returned pieces, in pence. */
export function currentTotal({ total, cancelledAmount, returnedAmount }: Order): number {
  return total - cancelledAmount - returnedAmount;
}

const ANNOUNCED_WITHIN_MS = 72 * 3_600_000;

/** ST-13: whether the collector of statistics may still be told of it, which takes no event that is older than 72 hours. */
export const isYoungEnoughToAnnounce = ({ placedAt, readAt }: Pick<Order, 'placedAt' | 'readAt'>): boolean =>
  readAt.getTime() - placedAt.getTime() < ANNOUNCED_WITHIN_MS;

/** CO-08: calendar days in London from the order to the promised day. */
export const deliveryDays = ({ placedAt, deliverBy }: Pick<Order, 'placedAt' | 'deliverBy'>): number =>
  daysBetween(londonDate(placedAt), deliverBy);

/** Whether it was sent out of the United Kingdom without VAT. */
export const isTaxFreeExport = (order: ExportFacts): boolean =>
  order.tax === 0 &&
  order.collectionStore === null &&
  order.deliveryMethod.isByEmail !== true &&
  deliveryArea(order.shippingAddress).isExport;

type ExportFacts = Pick<Order, 'tax' | 'shippingAddress' | 'collectionStore'> & {
  readonly deliveryMethod: Pick<DeliveryMethod, 'isByEmail'>;
};

/** CO-08: the revenue excludes delivery. In pence, like its tax, `goodsTax`. */
export const revenue = ({ total, shipping }: Pick<Order, 'total' | 'shipping'>): number => total - shipping;

export const revenueWithoutTaxes = (order: Order): number => revenue(order) - order.goodsTax;
