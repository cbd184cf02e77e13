import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { OrderStatus } from './order-status.ts';

/** EN-09: a row of the history. */
export interface OrderSummary {
  readonly orderNumber: string;
  readonly placedAt: Date;
  /** Pence. */
  readonly total: number;
  /** Pence paid with gift cards. */
  readonly giftCardSavings: number;
  readonly status: OrderStatus;
  readonly trackingUrl: string | null;
  /** Pieces. */
  readonly quantity: number;
  /** Names of the first four lines' images in the media service. */
  readonly images: readonly string[];
}

export interface OrderPage {
  /** Of all pages. */
  readonly total: number;
  readonly orders: readonly OrderSummary[];
}

export interface PageOf {
  /** From 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

const MOST_ON_A_PAGE = 60;
/** More than any customer has, and far below a 32-bit overflow of the offset. */
const LAST_PAGE = 100_000;

/** @throws InvalidFieldError */
export function checkPage({ pageIndex, pageSize }: PageOf): void {
  if (pageIndex < 0 || pageIndex > LAST_PAGE) {
    throw new InvalidFieldError('getOrders.pageIndex', 'Pages are counted from 0.');
  }
  if (pageSize < 1 || pageSize > MOST_ON_A_PAGE) {
    throw new InvalidFieldError('getOrders.pageSize', `A page has 1 to ${MOST_ON_A_PAGE} orders.`);
  }
}
