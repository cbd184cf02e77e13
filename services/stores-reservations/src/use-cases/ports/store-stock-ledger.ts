import type { CountFact } from '../../domain/store-stock/judge-count.ts';
import type { CountLine } from '../../domain/store-stock/read-count.ts';
import type { SheetLine } from '../../domain/store-stock/store-stock-record.ts';
import type { StoreStock, StoreStockChange } from '../../domain/store-stock/store-stock.ts';

/** What a change is recorded with. */
export interface Signed {
  readonly operator: string;
  readonly at: Date;
}

/** What is on hand of a sku by a count. */
export interface CountedPieces {
  readonly sku: string;
  readonly onHand: number;
  readonly countedAt: Date;
}

/** The stock of stores, as the use cases change it. */
export interface StoreStockLedger {
  storeId(key: string): Promise<string | null>;
  isPiece(sku: string): Promise<boolean>;
  lock(storeId: string, skus: readonly string[]): Promise<Map<string, StoreStock>>;
  change(storeId: string, sku: string, change: StoreStockChange, signed: Signed): Promise<void>;
  countFacts(lines: readonly CountLine[]): Promise<CountFact[]>;
  /** What each store should have: what was collected since the last count has left. */
  sheet(): Promise<SheetLine[]>;
  count(storeId: string, counts: readonly CountedPieces[], operator: string): Promise<void>;
}
