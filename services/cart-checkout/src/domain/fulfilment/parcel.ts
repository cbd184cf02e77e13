import type { MovedLine } from '../order/goods.ts';

/** Pieces of an order that will not leave, as recorded. Amounts in pence. */
export interface Cancellation {
  readonly reference: string;
  readonly lines: readonly MovedLine[];
  readonly amount: number;
  /** Of the order's event that told of it. */
  readonly eventVersion: bigint;
}

/** Pieces that left together, as recorded. */
export interface Parcel extends Cancellation {
  /** The delivery charge is in its amount. */
  readonly isFirst: boolean;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
}

/** Pieces that came back, as recorded; without lines where only the delivery charge goes back. */
export interface Return extends Cancellation {
  /** Of the amount, the delivery charge. */
  readonly delivery: number;
}
