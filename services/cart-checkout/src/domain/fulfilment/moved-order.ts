import type { FollowedOrder } from '../order/followed-order.ts';
import { isFinished, progressOf } from '../order/goods.ts';
import type { MovedLine, Movement } from '../order/goods.ts';
import type { GoodsMessage } from './message.ts';

/** A parcel, cancellation or return of an order, as others learn of it. */
export interface MovedOrder {
  readonly type: GoodsMessage['type'];
  readonly reference: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placementId: string;
  readonly site: string;
  readonly currency: string;
  readonly eventVersion: bigint;
  /** Pence. */
  readonly amount: number;
  /** Of it, the delivery charge. */
  readonly delivery: number;
  readonly lines: readonly MovedLine[];
  /** Nothing more of the order will leave. */
  readonly final: boolean;
  /** Nothing of it has left or ever will. */
  readonly whole: boolean;
}

/** @param order as it was before */
export function movedOrder(
  order: FollowedOrder,
  { type, reference }: GoodsMessage,
  { amount, delivery, lines, after }: Movement,
): MovedOrder {
  const { id: orderId, orderNumber, placementId, site, currency, eventVersion } = order;
  return {
    ...{ type, reference, orderId, orderNumber, placementId, site, currency, amount, delivery, lines },
    eventVersion: eventVersion + 1n,
    final: isFinished(after),
    whole: progressOf(after) === 'cancelled',
  };
}
