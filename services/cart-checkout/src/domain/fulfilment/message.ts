import type { Pieces } from '../order/goods.ts';

interface About {
  readonly orderNumber: string;
  /** Rises with what happens to an order over there, whatever order the messages come in. */
  readonly sequence: number;
  readonly occurredAt: Date;
}

/** How an order stands in the warehouse. */
export interface ProgressMessage extends About {
  readonly type: 'order.accepted' | 'order.picking' | 'order.held' | 'order.released' | 'order.completed';
  /** With `order.held`. */
  readonly hold: 'MANUAL_HOLD' | 'BATCH_HOLD' | null;
}

/** Pieces that left, will not leave, or came back. */
export interface GoodsMessage extends About {
  readonly type: 'order.shipped' | 'order.cancelled' | 'order.returned';
  /** Of the parcel, cancellation or return; unique within the order. */
  readonly reference: string;
  /** Null for all that are left, or for a return all that are outside. */
  readonly pieces: readonly Pieces[] | null;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
  /** Whether the pieces can be sold again; null when it says nothing. */
  readonly restock: boolean | null;
}

/** What fulfilment tells of an order. */
export type FulfilmentMessage = ProgressMessage | GoodsMessage;
