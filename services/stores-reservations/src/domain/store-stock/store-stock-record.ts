import type { MovementKind } from './store-stock.ts';

/** What a store has of a sku, with its last movements, newest first. */
export interface StoreStockRecord {
  readonly storeKey: string;
  readonly storeName: string;
  readonly onHand: number;
  readonly keepBack: number;
  /** Null until a first count. */
  readonly countedAt: Date | null;
  readonly movements: readonly {
    readonly kind: MovementKind;
    readonly quantity: number;
    readonly reason: string | null;
    readonly operator: string;
    /** ISO 8601. */
    readonly movedAt: string;
  }[];
}

/** What a store should have of a sku, for those who count it. */
export interface SheetLine {
  readonly storeKey: string;
  readonly sku: string;
  readonly expected: number;
}
