import type { StockCount } from './change-stock.ts';

/** A sku's stock with its movements. */
export interface StockRecord extends StockCount {
  /** Over how many buckets a part of the pieces is spread. */
  readonly buckets: number;
  /** Null: the usual limit. */
  readonly mostPerOrder: number | null;
  /** The latest movements, newest first. */
  readonly movements: readonly {
    readonly kind: string;
    readonly quantity: number;
    readonly movedAt: Date;
    readonly reason: string | null;
  }[];
}
