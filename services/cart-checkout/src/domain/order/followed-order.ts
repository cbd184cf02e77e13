import type { Goods } from './goods.ts';
import type { OrderStatus } from './order-status.ts';
import { nextStatus } from './order-status.ts';
import { isFinished } from './goods.ts';

/** An order as it stands after it was placed. Amounts in pence. */
export interface FollowedOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly placementId: string;
  readonly site: string;
  readonly currency: string;
  readonly status: OrderStatus;
  /** Rises with each change of the row. */
  readonly version: number;
  /** Of the last event published of it; without gaps. */
  readonly eventVersion: bigint;
  /** The highest sequence fulfilment was followed to. */
  readonly sequence: number;
  readonly goods: Goods;
  /** `type:reference` of every parcel, cancellation and return known. */
  readonly movements: readonly string[];
  /** For parcels, taken for them, and given back. */
  readonly charged: number;
  readonly captured: number;
  readonly refunded: number;
}

/** The status it comes to rest in once everything that left has been paid for. */
export function restingStatus(
  status: OrderStatus,
  goods: Goods,
  { charged, captured }: Pick<FollowedOrder, 'charged' | 'captured'>,
): OrderStatus {
  if (captured < charged) return status;
  return nextStatus(status, isFinished(goods) ? 'invoiced' : 'credit-restored') ?? status;
}
