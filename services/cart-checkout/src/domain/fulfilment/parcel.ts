import type { MovedLine } from '../order/goods.ts';

/** Recorded cancelled pieces of an order. Amounts in pence. */
export interface Cancellation {
  readonly reference: string;
  readonly lines: readonly MovedLine[];
  readonly amount: number;
  /** Version of the order's event that published it. */
  readonly eventVersion: bigint;
}

/** Recorded pieces that were shipped together. */
export interface Parcel extends Cancellation {
  /** Whether its amount contains the delivery charge. */
  readonly isFirst: boolean;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
}

/** Recorded returned pieces; without lines when only the delivery charge is refunded. */
export interface Return extends Cancellation {
  /** The delivery charge within the amount. */
  readonly delivery: number;
}
