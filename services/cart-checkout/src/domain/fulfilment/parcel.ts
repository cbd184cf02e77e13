import type { MovedLine } from '../order/goods.ts';

/** A recorded movement of pieces of an order. Amounts in pence. */
export interface RecordedMovement {
  readonly reference: string;
  readonly lines: readonly MovedLine[];
  readonly amount: number;
  /** Version of the order's event that published it. */
  readonly eventVersion: bigint;
}

/** Recorded pieces whose making has begun. */
export interface Making extends RecordedMovement {
  /** The delivery charge within the amount. */
  readonly delivery: number;
  readonly occurredAt: Date;
}

/** Recorded cancelled pieces. */
export interface Cancellation extends RecordedMovement {
  /** Of the amount what was captured when making began. */
  readonly begun: number;
}

/** Recorded pieces that were shipped together. */
export interface Parcel extends Cancellation {
  /** Whether its amount contains the delivery charge. */
  readonly isFirst: boolean;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
}

/** Recorded returned pieces; without lines when only the delivery charge is refunded. */
export interface Return extends RecordedMovement {
  /** The delivery charge within the amount. */
  readonly delivery: number;
}
