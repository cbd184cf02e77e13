import type { Goods, MovedLine } from './goods.ts';
import type { OrderStatus } from './order-status.ts';
import { nextStatus } from './order-status.ts';
import { hasShipped, isFinished } from './goods.ts';

/** Pieces of an order that moved before. */
export interface KnownMovement {
  readonly type: 'order.making' | 'order.shipped' | 'order.cancelled' | 'order.returned';
  readonly reference: string;
  /** By the warehouse's clock. */
  readonly occurredAt: Date;
  readonly lines: readonly MovedLine[];
}

/** The state of an order after it was placed. Amounts in pence. */
export interface FollowedOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly placementId: string;
  readonly site: string;
  readonly currency: string;
  readonly status: OrderStatus;
  /** Incremented by each change of the row. */
  readonly version: number;
  /** Version of its last published event; without gaps. */
  readonly eventVersion: bigint;
  /** The highest sequence of the fulfilment messages applied. */
  readonly sequence: number;
  readonly goods: Goods;
  /** Every making, parcel, cancellation and return known. */
  readonly movements: readonly KnownMovement[];
  /** Charged for makings and parcels, captured and refunded. */
  readonly charged: number;
  readonly captured: number;
  readonly refunded: number;
}

/** The status after everything that was charged has been paid for. */
export function restingStatus(
  status: OrderStatus,
  goods: Goods,
  { charged, captured }: Pick<FollowedOrder, 'charged' | 'captured'>,
): OrderStatus {
  if (captured < charged) return status;
  if (isFinished(goods)) return nextStatus(status, 'invoiced') ?? status;
  return nextStatus(status, hasShipped(goods) ? 'credit-restored' : 'making-paid') ?? status;
}
