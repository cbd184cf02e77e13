import { priceOfValue } from '../catalogue/gift-card-values.ts';
import type { FollowedOrder } from '../order/followed-order.ts';
import { isFinished, progressOf } from '../order/goods.ts';
import type { MovedLine, Movement } from '../order/goods.ts';
import type { GoodsMessage } from './message.ts';

/** A beginning of making, a parcel, a cancellation or a return of an order, as it is published. */
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
  /** The delivery charge within the amount. */
  readonly delivery: number;
  /** Of the amount of a parcel or cancellation what was captured when making began. */
  readonly begun: number;
  readonly lines: readonly MovedLine[];
  /** Pence of the gift cards among them, by sku. */
  readonly giftCardValues: ReadonlyMap<string, number>;
  /** Of a return: the last four digits of those that came back, where they are known. */
  readonly giftCardEndings: readonly string[];
  /** Nothing more of the order will be shipped. */
  readonly final: boolean;
  /** The whole order is cancelled. */
  readonly whole: boolean;
}

/** @param order before the movement */
export function movedOrder(
  order: FollowedOrder,
  { type, reference, giftCardEndings = [] }: GoodsMessage,
  { amount, delivery, begun, lines, after }: Movement,
): MovedOrder {
  const { id: orderId, orderNumber, placementId, site, currency, eventVersion } = order;
  return {
    type,
    reference,
    orderId,
    orderNumber,
    placementId,
    site,
    currency,
    amount,
    delivery,
    lines,
    giftCardEndings,
    giftCardValues: new Map(
      after.lines.flatMap(({ sku, giftCardValue }) =>
        giftCardValue === undefined ? [] : [[sku, priceOfValue(giftCardValue)]],
      ),
    ),
    begun,
    eventVersion: eventVersion + 1n,
    final: isFinished(after),
    whole: progressOf(after) === 'cancelled',
  };
}
