import type { Pieces } from '../order/goods.ts';

interface About {
  readonly orderNumber: string;
  /** Increases with each change of the order at the warehouse; messages can arrive in any order. */
  readonly sequence: number;
  readonly occurredAt: Date;
}

/** A change of the order's status in the warehouse. */
export interface ProgressMessage extends About {
  readonly type: 'order.accepted' | 'order.picking' | 'order.held' | 'order.released' | 'order.completed';
  /** With `order.held`. */
  readonly hold: 'MANUAL_HOLD' | 'BATCH_HOLD' | null;
}

/** Pieces whose making has begun, or that were shipped, cancelled or returned. */
export interface GoodsMessage extends About {
  readonly type: 'order.making' | 'order.shipped' | 'order.cancelled' | 'order.returned';
  /** Of the making, parcel, cancellation or return; unique within the order. */
  readonly reference: string;
  /** Null for all remaining pieces, or for a return all pieces shipped and not returned. Never null for a making. */
  readonly pieces: readonly Pieces[] | null;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
  /** Whether the pieces can be sold again; null when not specified. */
  readonly restock: boolean | null;
  /** Of a return: the last four digits of the gift cards that came back, where the warehouse knows them. */
  readonly giftCardEndings?: readonly string[];
}

/** A message of fulfilment about an order. */
export type FulfilmentMessage = ProgressMessage | GoodsMessage;
