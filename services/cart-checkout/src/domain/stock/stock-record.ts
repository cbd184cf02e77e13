import type { StockCount } from './change-stock.ts';

/** A sku's figures and how they came about. */
export interface StockRecord extends StockCount {
  /** The last ones, newest first. */
  readonly movements: readonly {
    readonly kind: string;
    readonly quantity: number;
    readonly movedAt: Date;
    readonly reason: string | null;
  }[];
}
